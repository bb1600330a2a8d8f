import { z } from 'zod'
import { shortText } from '../kernel/shapes'

/** A calendar day, `yyyy-MM-dd`, from 1900 to 2999. */
const dayShape = z.iso.date().refine((day) => day >= '1900-01-01' && day < '3000-01-01')

export const auditRowShape = z.object({
  _id: z.string(),
  /** ISO 8601 timestamp. */
  at: z.string(),
  actor_name: z.string(),
  actor_email: z.string(),
  /** The company that a super admin acted for; empty for all other users. */
  acting_for: z.string(),
  company_name: z.string(),
  action: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  address: z.string(),
  request_id: z.string(),
})
export type AuditRow = z.output<typeof auditRowShape>

export const auditFilterShape = {
  /** Matches the actor's name and email, the action, and the record's code, name or id. */
  search: shortText.optional(),
  /** Calendar days, `yyyy-MM-dd`, both inclusive, in the current user's time zone. */
  from: dayShape.optional(),
  to: dayShape.optional(),
}
