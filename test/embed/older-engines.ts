/** What ES5 has, by owner. */
const es5: { readonly [owner: string]: string } = {
  globalThis:
    'Object Function Array String Boolean Number Date RegExp Error EvalError RangeError ReferenceError SyntaxError TypeError URIError Math JSON NaN Infinity undefined eval parseInt parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape',
  Object:
    'prototype length name create defineProperties defineProperty freeze getOwnPropertyDescriptor getOwnPropertyNames getPrototypeOf isExtensible isFrozen isSealed keys preventExtensions seal',
  'Object.prototype': 'constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf',
  Function: 'prototype length name',
  'Function.prototype': 'constructor apply bind call toString length name',
  Array: 'prototype length name isArray',
  'Array.prototype':
    'constructor length concat every filter forEach indexOf join lastIndexOf map pop push reduce reduceRight reverse shift slice some sort splice toLocaleString toString unshift',
  String: 'prototype length name fromCharCode',
  'String.prototype':
    'constructor length charAt charCodeAt concat indexOf lastIndexOf localeCompare match replace search slice split substring toLocaleLowerCase toLocaleUpperCase toLowerCase toString toUpperCase trim valueOf',
  Number: 'prototype length name MAX_VALUE MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY',
  Math: 'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 abs acos asin atan atan2 ceil cos exp floor log max min pow random round sin sqrt tan',
};

/** Built-ins later than ES2019, in the text of a script: what no test calls is found, too. */
export const later =
  /\b(?:Object\.(?:hasOwn|groupBy)|Map\.groupBy|Array\.fromAsync|Promise\.(?:allSettled|any|try|withResolvers))\b|(?<!\.)\.(?:at|findLast|findLastIndex|toReversed|toSorted|toSpliced|matchAll|replaceAll|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\b(?:WeakRef|FinalizationRegistry|AggregateError|BigInt|Atomics|Iterator|structuredClone|globalThis)\b/g;

/**
 * A script that takes away whatever an engine has beyond ES5.
 *
 * @param names of later built-ins that it keeps, as `Array.prototype.flat`; what one stands in stays with it
 */
export const onlyWith = (names: readonly string[]): string => `{
  const es5 = ${JSON.stringify(es5)};
  const kept = ${JSON.stringify(names)};
  const global = globalThis;
  const keeps = (owner, name) => {
    const path = owner === 'globalThis' ? name : owner + '.' + name;
    return (es5[owner] || '').split(' ').includes(name) || kept.some((one) => one === path || one.startsWith(path + '.'));
  };
  const strip = (owner, object, mayGo) => {
    for (const name of Object.getOwnPropertyNames(object)) if (mayGo(name) && !keeps(owner, name)) gone.push([object, name]);
  };
  const gone = [];
  for (const owner of ['Object', 'Function', 'Array', 'String', 'Number', 'Math', 'Symbol', 'ArrayBuffer'])
    strip(owner, global[owner], (name) => name !== 'prototype');
  for (const owner of ['Object', 'Array', 'String', 'Function'])
    strip(owner + '.prototype', global[owner].prototype, (name) => !['constructor', '__proto__', 'caller', 'arguments'].includes(name));
  strip('globalThis', global, () => true);
  for (const [object, name] of gone) delete object[name];
}
`;
