/** `Object.hasOwn` for engines that do not have it: the bundles of one file take it from here, and leave the engine's own objects alone. */
const has = Object.prototype.hasOwnProperty;
const hasOwn = (record, key) => has.call(record, key);

export { hasOwn as 'Object.hasOwn' };
