import { z } from 'zod'
import { TIME_ZONE_NAMES } from '../company/company.settings'
import { buyerCall } from '../kernel/contract'
import { seenVersion } from '../kernel/shapes'
import { LANGUAGES } from '../kernel/texts'

const settingsShape = z.object({
  time_zone: z.string(),
  /** Of papers and mails that leave the company, and of who is new in it, until they choose another. */
  language: z.enum(LANGUAGES),
  /**
   * A request that the Owner created, edited or submitted is decided by somebody else. It counts only
   * while another active user may approve. Had they all a hand in a request, the Owner turns it off.
   */
  owner_needs_approval: z.boolean(),
  /** Active users beside the Owner who may approve. */
  other_approvers: z.array(z.object({ fullname: z.string() })),
  version: z.number(),
})
export type CompanySettings = z.output<typeof settingsShape>

export const getCompanySettings = buyerCall({
  name: 'getCompanySettings',
  method: 'GET',
  path: '/buyer/settings',
  summary: 'The company’s calendar and language, and who approves the Owner’s requests',
  token: 'id',
  feature: 'settings.edit',
  data: settingsShape,
})

/** `rule` when the Owner's requests shall wait for somebody, and nobody else may approve. */
export const saveCompanySettings = buyerCall({
  name: 'saveCompanySettings',
  method: 'PUT',
  path: '/buyer/settings',
  summary: 'Changes the company’s calendar, language, and who approves the Owner’s requests',
  token: 'id',
  feature: 'settings.edit',
  body: z.object({
    time_zone: z.enum(TIME_ZONE_NAMES),
    language: z.enum(LANGUAGES),
    owner_needs_approval: z.boolean(),
    version: seenVersion,
  }),
  data: settingsShape,
  errors: ['rule', 'stale_version'],
})
