import { z } from 'zod'
import { TIME_ZONE_NAMES } from '../../company/company.settings'
import { buyerCall } from '../../kernel/contract'
import { seenVersion } from '../../kernel/shapes'
import { LANGUAGES } from '../../kernel/texts'

const settingsShape = z.object({
  time_zone: z.string(),
  /** Language of documents and mails that leave the company, and of new users until they choose their own. */
  language: z.enum(LANGUAGES),
  /**
   * Whether other users must decide requests that the Owner created, edited or submitted. It
   * applies only while another active user may approve. If all approvers have contributed to a
   * request, the Owner has to switch it off.
   */
  owner_needs_approval: z.boolean(),
  /** Active users besides the Owner who may approve. */
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

/** Fails with `rule` when the Owner's requests would need approval and no other user may approve. */
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
