/** Version of the calls of `serve` and of the one-file scripts: it grows when they, or what they give, change so that clients must. */
export const PROTOCOL = 1;
