/**
 * `Object.hasOwn` for engines without it: the one-file bundles import it from here, and do not modify the engine's own
 * objects.
 */
const has = Object.prototype.hasOwnProperty;
const hasOwn = (record, key) => has.call(record, key);

export { hasOwn as 'Object.hasOwn' };
