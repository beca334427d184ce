/** What code in src must not name, 801.3 in this comment aside; the test of names must find both words below. */
export const planted = ['801.3', 'battlefield'];
