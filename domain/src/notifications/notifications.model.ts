import { z } from 'zod'
import { CATEGORIES, MAIL_CHOICES, type AUDIENCES } from './notifications.choices'

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
  | 'invitation'
  | 'report'

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
  /** Moves of the same order shortly before this one, newest first: they share its entry. */
  earlier: z
    .array(z.object({ _id: z.string(), message: z.string(), createdAt: z.string() }))
    .optional(),
})
export type Notification = z.output<typeof notificationShape>

export type Audience = (typeof AUDIENCES)[number]

/** As a reader sees it. */
export const broadcastShape = z.object({
  _id: z.string(),
  title: z.string(),
  message: z.string(),
  category: z.literal('broadcast'),
  link_url: z.string(),
  status: z.enum(['read', 'unread']),
  read_by: z.record(z.string(), z.string()),
  createdAt: z.string(),
})
export type Broadcast = z.output<typeof broadcastShape>

export type MailChoice = (typeof MAIL_CHOICES)[number]

/** Of one kind, in the reader's words. */
export const preferenceShape = z.object({
  kind: z.string(),
  category: z.enum(CATEGORIES),
  title: z.string(),
  mail: z.enum(MAIL_CHOICES),
})
export type Preference = z.output<typeof preferenceShape>
