import { expect, test as base } from './test'

/** Checks the database's invariants after each test. */
export const test = base.extend<{ sound: void }>({
  sound: [
    async ({ server }, use) => {
      const stock = await server.stock()
      // The demo companies violate an invariant, because nobody decided about them; existing
      // violations are ignored.
      const before = new Set(await server.breaches(stock))
      await use()
      const after = await server.breaches(stock)
      expect(after.filter((breach) => !before.has(breach))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
