import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { seenVersion } from '../kernel/shapes'

/** What a buyer asks new vendors for, unless it says something else: percent, days and percent. */
const settingShape = z.object({
  /** Null until the company has saved one: then a request begins empty (Spec 2 §9). */
  default_discount: z.number().nullable(),
  default_payment_term: z.number().nullable(),
  default_down_payment: z.number().nullable(),
  version: z.number(),
})
export type PlatformSetting = z.output<typeof settingShape>

export const getPlatformSetting = defineContract({
  name: 'getPlatformSetting',
  method: 'GET',
  path: '/buyer/platform-setting',
  surface: 'buyer',
  token: 'id',
  feature: ['settings.edit', 'vendors.manage'],
  summary: 'What a request for a preferred vendor begins with',
  data: settingShape,
})

/** How large each may be is said at its field (`TERM_LIMITS`). */
export const savePlatformSetting = defineContract({
  name: 'savePlatformSetting',
  method: 'PUT',
  path: '/buyer/platform-setting',
  surface: 'buyer',
  token: 'id',
  feature: 'settings.edit',
  summary: 'Changes what a request for a preferred vendor begins with',
  body: z.object({
    default_discount: z.number(),
    default_payment_term: z.number(),
    default_down_payment: z.number(),
    version: seenVersion,
  }),
  data: settingShape,
  errors: ['rule', 'stale_version'],
})
