// Finds the packages of the peers from here, where `npm ci --prefix bench/peers` puts them; the bundled bench knows no other way.
export const load = (name) => import(name);
