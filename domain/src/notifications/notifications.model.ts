import { z } from 'zod'
import { CATEGORIES, MAIL_CHOICES, type AUDIENCES } from './notifications.choices'

export type Category = (typeof CATEGORIES)[number]

/** The kind of record a notification concerns, from which the server reads its facts. */
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

/** The values for a notification's text and link, as at the time of writing. */
export interface Facts {
  id: string
  /** The code, number or name shown to users. */
  code: string
  vendor: string
  buyer: string
  /** The record's status after the event. */
  status: string
  /** The reason given by the user who acted. */
  reason: string
  /** yyyy-MM-dd, for invoices. */
  due: string
}

/** A notification in API responses (Spec 2 §3). */
export const notificationShape = z.object({
  _id: z.string(),
  message: z.string(),
  category: z.enum(CATEGORIES),
  link_url: z.string(),
  payload: z.object({ kind: z.string(), id: z.string(), code: z.string() }),
  status: z.enum(['read', 'unread']),
  /** The time of reading by user id; only the current user's. */
  read_by: z.record(z.string(), z.string()),
  createdAt: z.string(),
  invoiceNumber: z.string().optional(),
  /** Moves of the same order shortly before this one, newest first, grouped into this entry. */
  earlier: z
    .array(z.object({ _id: z.string(), message: z.string(), createdAt: z.string() }))
    .optional(),
})
export type Notification = z.output<typeof notificationShape>

export type Audience = (typeof AUDIENCES)[number]

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

export const preferenceShape = z.object({
  kind: z.string(),
  category: z.enum(CATEGORIES),
  title: z.string(),
  mail: z.enum(MAIL_CHOICES),
})
export type Preference = z.output<typeof preferenceShape>
