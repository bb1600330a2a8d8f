import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountLookup } from '../../ports/account-lookup'
import { GatewayAway } from '../../ports/payment-gateway'

interface Opened {
  lookup: AccountLookup
  close(): Promise<void>
}

/**
 * The contract of every lookup's account inquiry. The failing numbers are those of OY's staging
 * environment.
 */
export function describeAccountLookup(title: string, open: () => Promise<Opened>): void {
  describe(title, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())
    const inquire = (accountNumber: string, bankCode = '014') =>
      opened.lookup.inquireAccount({ bankCode, accountNumber })

    it("returns the account holder's name, the same each time", async () => {
      const answers = await Promise.all([inquire('1239812390'), inquire('1239812390')])
      expect(answers[0]).toEqual({ kind: 'found', accountHolder: expect.stringMatching(/\S/) })
      expect(answers[1]).toEqual(answers[0])
    })

    it('leading zeros belong to an account number', async () => {
      expect(await inquire('0012345678')).toMatchObject({ kind: 'found' })
    })

    it('reports an unknown account number', async () => {
      expect(await inquire('8888888888')).toEqual({ kind: 'no-account' })
    })

    it("counts as unreachable when the bank's answer is unclear", async () => {
      await expect(inquire('9999999999')).rejects.toThrow(GatewayAway)
    })
  })
}
