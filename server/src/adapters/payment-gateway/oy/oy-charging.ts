import { z } from 'zod'
import type { Charging, Told } from '../../../ports/payment-gateway'
import { PATIENCE } from '../gateway-http'
import { readJson } from '../gateway-words'
import { isToken } from '../is-token'
import { createOyAccount, findOyAccount } from './oy-accounts'
import type { OySettings } from './oy-client'
import { createOyPage, findOyPage, referenceOf } from './oy-pages'

export interface OyChargingSettings extends OySettings {
  /** OY signs nothing: this stands in the address of the callback that it is given. */
  readonly callbackToken: string
}

/** Banks where it makes virtual accounts of a fixed amount. */
const BANKS = ['002', '008', '009', '013', '014', '022', '213', '451']

const accountNewsShape = z.object({ partner_trx_id: z.string().min(1), va_number: z.string() })
const pageNewsShape = z.object({ partner_tx_id: z.string().min(1) })

/** What a callback tells is asked for again: whoever knows its address could have sent it. */
function read(body: string): Told {
  const json = readJson(body)
  const page = pageNewsShape.safeParse(json)
  if (page.success)
    return { kind: 'ask', reference: referenceOf(page.data.partner_tx_id), of: 'page' }
  const account = accountNewsShape.safeParse(json)
  if (account.success) return { kind: 'ask', reference: account.data.partner_trx_id, of: 'account' }
  return { kind: 'other' }
}

/** OY Indonesia by its HTTP interface: virtual accounts, and pages on which one transfers. */
export function createOyCharging(settings: OyChargingSettings, patience = PATIENCE): Charging {
  const parts = { ...settings, patience }
  return {
    name: 'oy',
    banks: BANKS,
    hasPage: true,
    createAccount: (charge) => createOyAccount(parts, charge),
    createPage: (charge) => createOyPage(parts, charge),
    find: (asked) => (asked.of === 'page' ? findOyPage(parts, asked) : findOyAccount(parts, asked)),
    isGenuine: ({ query }) => isToken(query['token'], settings.callbackToken),
    read,
  }
}
