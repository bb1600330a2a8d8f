import { z } from 'zod'
import { actionsShape } from '../../kernel/shapes'
import { USER_STATUSES } from '../../team/team.constants'

const VENDOR_MEMBER_ACTIONS = ['edit', 'activate', 'deactivate', 'send-reset', 'hand-over'] as const
export type VendorMemberAction = (typeof VENDOR_MEMBER_ACTIONS)[number]

export const vendorMemberShape = z.object({
  _id: z.string(),
  fullname: z.string(),
  email: z.string(),
  status: z.enum(USER_STATUSES),
  /** ISO 8601; null when the user has never signed in. */
  last_login_time: z.string().nullable(),
  isOwner: z.boolean(),
  isSelf: z.boolean(),
  version: z.number(),
  actions: actionsShape(VENDOR_MEMBER_ACTIONS),
})
export type VendorMember = z.output<typeof vendorMemberShape>
