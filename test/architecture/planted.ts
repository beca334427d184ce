/** What code in src must not name, 801.3 in this comment aside; the test of names must find all words below. */
export const planted = ['801.3', 'battlefield', 'mayAttack', 'house'];
