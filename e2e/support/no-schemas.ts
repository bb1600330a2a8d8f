/**
 * Stands for the schema library in a script that only reads of a contract how it is called, as in
 * the built app: whatever is asked of it is itself. The library is nine tenths of such a script.
 */
export const z: unknown = new Proxy(() => undefined, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : z),
  apply: () => z,
})
