import { expect, test as base } from './test'

/** For journeys: after each of them everything in the database still agrees. */
export const test = base.extend<{ sound: void }>({
  sound: [
    async ({ server }, use) => {
      const stock = await server.stock()
      // The demo companies were never decided by anybody.
      const before = new Set(await server.breaches(stock))
      await use()
      const after = await server.breaches(stock)
      expect(after.filter((breach) => !before.has(breach))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
