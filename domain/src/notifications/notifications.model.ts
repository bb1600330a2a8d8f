import { z } from 'zod'

/** Spec 2 §3. */
export const CATEGORIES = ['Orders', 'Invoice', 'Report'] as const
export type Category = (typeof CATEGORIES)[number]

/** What a notification is about; the server reads its facts. */
export type Subject =
  | 'request'
  | 'order'
  | 'receipt'
  | 'invoice'
  | 'payment'
  | 'relation'
  | 'company'

/** What the words and the address of a notification are made of, as they were when it was written. */
export interface Facts {
  id: string
  /** What people know it by: a code, a number, a name. */
  code: string
  vendor: string
  buyer: string
  /** Where it stands since. */
  status: string
  /** Why, in the words of who did it. */
  reason: string
  /** yyyy-MM-dd, of an invoice. */
  due: string
}

/** As it travels (Spec 2 §3). */
export const notificationShape = z.object({
  _id: z.string(),
  message: z.string(),
  category: z.enum(CATEGORIES),
  link_url: z.string(),
  payload: z.object({ kind: z.string(), id: z.string(), code: z.string() }),
  status: z.enum(['read', 'unread']),
  /** By whom and when it was read, by user id: one's own. */
  read_by: z.record(z.string(), z.string()),
  createdAt: z.string(),
  invoiceNumber: z.string().optional(),
})
export type Notification = z.output<typeof notificationShape>
