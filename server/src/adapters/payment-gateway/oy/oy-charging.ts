import { z } from 'zod'
import type { Charging, Told } from '../../../ports/payment-gateway'
import { ACCOUNT_BANKS } from '../account-banks'
import { PATIENCE } from '../gateway-http'
import { readJson } from '../gateway-words'
import { isToken } from '../is-token'
import { createOyAccount, findOyAccount } from './oy-accounts'
import { oyWithin, type OySettings } from './oy-client'
import { createOyPage, findOyPage, isPaidStatus, referenceOf } from './oy-pages'

export interface OyChargingSettings extends OySettings {
  /** OY signs nothing: this stands in the address of the callback that it is given. */
  readonly callbackToken: string
}

const accountNewsShape = z.object({
  partner_trx_id: z.string().min(1),
  va_number: z.string(),
  success: z.boolean().default(true),
})
const pageNewsShape = z.object({ partner_tx_id: z.string().min(1), status: z.string().default('') })

/** What a callback tells is asked for again: whoever knows its address could have sent it. */
function read(body: string): Told {
  const json = readJson(body)
  const page = pageNewsShape.safeParse(json)
  if (page.success) {
    const { partner_tx_id: id, status } = page.data
    return { kind: 'ask', reference: referenceOf(id), of: 'page', isMoney: isPaidStatus(status) }
  }
  const account = accountNewsShape.safeParse(json)
  if (!account.success) return { kind: 'other' }
  const { partner_trx_id: reference, success: isMoney } = account.data
  return { kind: 'ask', reference, of: 'account', isMoney }
}

/** OY Indonesia by its HTTP interface: virtual accounts, and pages on which one transfers. */
export function createOyCharging(settings: OyChargingSettings, patience = PATIENCE): Charging {
  const within = () => oyWithin(settings, patience)
  return {
    name: 'oy',
    banks: ACCOUNT_BANKS,
    hasPage: true,
    createAccount: (charge) => createOyAccount(within(), charge),
    createPage: (charge) => createOyPage(within(), charge),
    find: (asked) =>
      asked.of === 'page' ? findOyPage(within(), asked) : findOyAccount(within(), asked),
    isGenuine: ({ query }) => isToken(query['token'], settings.callbackToken),
    read,
  }
}
