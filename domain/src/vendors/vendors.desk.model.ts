import { z } from 'zod'

/** A vendor as its own people see it. Percent and days. */
export const ownVendorShape = z.object({
  _id: z.string(),
  company_code: z.string(),
  legal_name: z.string(),
  logo_url: z.string(),
  /** What an inactive vendor sells is in no search; its running orders go on. */
  active: z.boolean(),
  default_discount: z.number(),
  default_down_payment: z.number(),
  default_payment_term: z.number(),
  version: z.number(),
})
export type OwnVendor = z.output<typeof ownVendorShape>
