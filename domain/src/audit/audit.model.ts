import { z } from 'zod'
import { shortText } from '../kernel/shapes'

/** A calendar day of the years that a clock of ours may show. */
const dayShape = z.iso.date().refine((day) => day >= '1900-01-01' && day < '3000-01-01')

/** A row of the audit log: who, acting for whom, what, before and after, when, from where. */
export const auditRowShape = z.object({
  _id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  actor_name: z.string(),
  actor_email: z.string(),
  /** The company that a super admin acted for; empty for everybody else. */
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

/** What the log is filtered by. */
export const auditFilterShape = {
  /** In the actor's name and email, the action, and what the subject is called, by code or id. */
  search: shortText.optional(),
  /** Calendar days, `yyyy-MM-dd`, both inside, in the time zone of who asks. */
  from: dayShape.optional(),
  to: dayShape.optional(),
}
