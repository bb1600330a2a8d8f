import type { AccountLookup, Inquiry } from '../../../ports/account-lookup'
import { GatewayAway } from '../../../ports/payment-gateway'

/** Account numbers that simulate failures for users to try. `docs/running.md` lists them. */
const NO_ACCOUNT = '8888888888'
const NO_ANSWER = '9999999999'

const FIRST = ['SINAR', 'CAHAYA', 'MITRA', 'SUMBER', 'KARYA', 'ANUGERAH', 'GRAHA', 'TUNAS']
const SECOND = ['ABADI', 'MANDIRI', 'SEJAHTERA', 'PERKASA', 'MAKMUR', 'NUSANTARA', 'JAYA']
const THIRD = ['SENTOSA', 'UTAMA', 'LESTARI', 'BERSAMA', 'PRATAMA']

/** Derives the holder's name from the account number, always the same. */
function holderOf(bankCode: string, accountNumber: string): string {
  let sum = 7
  for (const digit of bankCode + accountNumber) sum = (sum * 31 + Number(digit)) % 1_000_003
  const words = [FIRST, SECOND, THIRD].map((list) => {
    const word = list[sum % list.length]
    sum = Math.floor(sum / list.length)
    return word
  })
  return ['PT', ...words].join(' ')
}

/** Simulates bank account inquiries without any network request until a gateway is configured. */
export const createSandboxAccountLookup = (): AccountLookup => ({
  async inquireAccount({ bankCode, accountNumber }): Promise<Inquiry> {
    if (accountNumber === NO_ANSWER)
      throw new GatewayAway('The sandbox simulates a bank that does not answer.')
    if (accountNumber === NO_ACCOUNT) return { kind: 'no-account' }
    return { kind: 'found', accountHolder: holderOf(bankCode, accountNumber) }
  },
})
