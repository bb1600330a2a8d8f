import { z } from 'zod'
import type { AccountLookup, BankAccount, Inquiry } from '../../../ports/account-lookup'
import { GatewayAway } from '../../../ports/payment-gateway'
import { PATIENCE } from '../gateway-http'
import { callOy, oyWithin, readOy, statusShape, SUCCESS, type OySettings } from './oy-client'

/** Documented OY statuses that are an answer: the account does not exist, or its number is invalid. */
const NO_ACCOUNT: ReadonlySet<string> = new Set(['209', '990'])
/** The bank code is not supported or not available for this service. */
const NOT_SERVED: ReadonlySet<string> = new Set(['205', '211'])

const answerShape = statusShape.extend({
  bank_code: z.string().nullish(),
  account_number: z.string().nullish(),
  account_name: z.string().nullish(),
})

function readInquiry(answer: unknown, account: BankAccount): Inquiry {
  const { status, account_name: name, account_number: number } = readOy(answerShape, answer)
  if (NO_ACCOUNT.has(status.code)) return { kind: 'no-account' }
  if (NOT_SERVED.has(status.code)) return { kind: 'bank-not-served' }
  if (status.code !== SUCCESS) throw new GatewayAway(`status ${status.code} ${status.message}`)
  const accountHolder = name?.trim() ?? ''
  if (accountHolder === '' || number !== account.accountNumber)
    throw new GatewayAway('The response is about another account.')
  return { kind: 'found', accountHolder }
}

/** Creates the lookup by OY Indonesia's account inquiry (`POST /api/account-inquiry`). */
export const createOyAccountLookup = (
  settings: OySettings,
  patience = PATIENCE,
): AccountLookup => ({
  async inquireAccount(account): Promise<Inquiry> {
    const { bankCode, accountNumber } = account
    const body = { bank_code: bankCode, account_number: accountNumber }
    return readInquiry(
      await callOy(oyWithin(settings, patience), '/api/account-inquiry', body),
      account,
    )
  },
})
