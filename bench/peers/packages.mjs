// Loads the packages of the peers from this folder, where `npm ci --prefix bench/peers` installs them; the bundled
// benchmark cannot find them otherwise.
export const load = (name) => import(name);
