import { z } from 'zod'
import { buyerCall } from '../../kernel/contract'
import { seenVersion } from '../../kernel/shapes'

/** The terms that a buyer requests from new vendors by default: percent, days and percent. */
const settingShape = z.object({
  /** Null until the company has saved one; a request then starts empty (Spec 2 §9). */
  default_discount: z.number().nullable(),
  default_payment_term: z.number().nullable(),
  default_down_payment: z.number().nullable(),
  version: z.number(),
})
export type PlatformSetting = z.output<typeof settingShape>

export const getPlatformSetting = buyerCall({
  name: 'getPlatformSetting',
  method: 'GET',
  path: '/buyer/platform-setting',
  summary: 'The default terms of requests to preferred vendors',
  token: 'id',
  feature: ['settings.edit', 'vendors.manage'],
  data: settingShape,
})

/** Ranges are checked by a rule that reports errors per field (`TERM_LIMITS`). */
export const savePlatformSetting = buyerCall({
  name: 'savePlatformSetting',
  method: 'PUT',
  path: '/buyer/platform-setting',
  summary: 'Changes the default terms of requests to preferred vendors',
  token: 'id',
  feature: 'settings.edit',
  body: z.object({
    default_discount: z.number(),
    default_payment_term: z.number(),
    default_down_payment: z.number(),
    version: seenVersion,
  }),
  data: settingShape,
  errors: ['rule', 'stale_version'],
})
