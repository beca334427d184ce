// The built-ins beyond ES5 that the one-file scripts use: all of them are in ES2019. A test removes all others.
const owners = {
  '': 'Promise Symbol Int32Array Float64Array Map Set WeakMap WeakSet',
  'Object.': 'assign entries fromEntries values',
  'Array.': 'from',
  'Array.prototype.': 'entries fill find findIndex flat flatMap includes keys',
  'ArrayBuffer.': 'isView',
  'Math.': 'log2',
  'Number.': 'isNaN isSafeInteger',
  'String.prototype.': 'endsWith includes normalize repeat startsWith',
};

/** The names of these built-ins. */
export const needed = Object.entries(owners).flatMap(([owner, names]) => names.split(' ').map((name) => owner + name));

const roots = [...new Set(needed.map((name) => name.split('.')[0]))].map(
  (name) => `${name}:typeof ${name}=="undefined"?null:${name}`,
);

/** A script in ES5 that throws an error with the names of the built-ins that an engine lacks, in both languages. */
export const check = `!function(n,r){for(var m=[],i=0;i<n.length;i++){for(var p=n[i].split("."),o=r,j=0;j<p.length;j++)o=o==null?o:o[p[j]];o==null&&m.push(n[i])}if(m.length)throw Error("tavolata needs the built-ins of ES2019; missing here: "+m.join(", ")+" / tavolata richiede gli oggetti predefiniti di ES2019; qui mancano: "+m.join(", "))}("${needed.join(' ')}".split(" "),{${roots}});`;
