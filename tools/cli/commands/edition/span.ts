/** The first and the last of some editions. */
export const spanOf = (dates: readonly string[]): string =>
  dates.length < 2 ? dates.join() : `${dates[0]} – ${dates.at(-1)}`;
