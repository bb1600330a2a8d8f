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

    it('says in whose name an account stands, each time the same', async () => {
      const answers = await Promise.all([inquire('1239812390'), inquire('1239812390')])
      expect(answers[0]).toEqual({ kind: 'found', accountHolder: expect.stringMatching(/\S/) })
      expect(answers[1]).toEqual(answers[0])
    })

    it('zeros at the beginning belong to a number', async () => {
      expect(await inquire('0012345678')).toMatchObject({ kind: 'found' })
    })

    it('says of a number that there is no such account', async () => {
      expect(await inquire('8888888888')).toEqual({ kind: 'no-account' })
    })

    it('is away when the bank gives no clear answer', async () => {
      await expect(inquire('9999999999')).rejects.toThrow(GatewayAway)
    })
  })
}
