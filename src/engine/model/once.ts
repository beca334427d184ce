/**
 * What is derived from immutable data: worked out once for each object, and kept as long as that is.
 *
 * @param derive never gives undefined
 */
export function onceFor<Data extends object, Derived>(derive: (data: Data) => Derived): (data: Data) => Derived {
  const known = new WeakMap<Data, Derived>();
  return (data) => {
    let derived = known.get(data);
    if (derived === undefined) {
      derived = derive(data);
      known.set(data, derived);
    }
    return derived;
  };
}
