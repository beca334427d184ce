/**
 * Memoizes what is derived from immutable data: once for each object, for as long as the object lives.
 *
 * @param derive never returns undefined
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
