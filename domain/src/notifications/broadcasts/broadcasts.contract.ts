import { z } from 'zod'
import { providerCall } from '../../kernel/contract'
import { TABLE_ROWS } from '../../kernel/limits'
import { idShape, pageShape, shortText } from '../../kernel/shapes'
import { LANGUAGES } from '../../kernel/texts'
import { AUDIENCES } from '../notifications.choices'

const target = z.object({ _id: z.string(), side: z.enum(['buyer', 'vendor']), name: z.string() })

const words = z.object({
  title: shortText.min(1),
  message: z.string().trim().min(1).max(2_000),
})

/** A broadcast as the provider sees it. */
export const broadcastShape = z.object({
  _id: z.string(),
  title: z.string(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  /** Title and message in the other language; null when all readers get the same text. */
  translation: z.object({ title: z.string(), message: z.string() }).nullable(),
  audience: z.enum(AUDIENCES),
  /** The companies of a `chosen` audience. */
  companies: z.array(target),
  createdBy: z.string(),
  createdAt: z.string(),
  read: z.number(),
  withdrawnAt: z.string().nullable(),
})
export type SentBroadcast = z.output<typeof broadcastShape>

export const listSentBroadcasts = providerCall({
  name: 'listSentBroadcasts',
  method: 'GET',
  path: '/provider/broadcast',
  summary: 'Broadcasts sent to companies, newest first',
  paged: true,
  query: z.object({ ...pageShape(TABLE_ROWS) }),
  data: z.array(broadcastShape),
})

export const sendBroadcast = providerCall({
  name: 'sendBroadcast',
  method: 'POST',
  path: '/provider/broadcast',
  summary: 'Sends a broadcast to all or to chosen companies',
  body: words.extend({
    language: z.enum(LANGUAGES).default('en'),
    translation: words.nullable().default(null),
    audience: z.enum(AUDIENCES),
    /** Ids of buyers and vendors, for a `chosen` audience. */
    companies: z.array(idShape).max(200).default([]),
  }),
  data: z.object({ id: z.string() }),
  errors: ['rule'],
})

/** Returns the number of active users in an audience at this moment. */
export const countBroadcastRecipients = providerCall({
  name: 'countBroadcastRecipients',
  method: 'GET',
  path: '/provider/broadcast/recipients',
  summary: 'The number of users of an audience',
  query: z.object({
    audience: z.enum(AUDIENCES),
    /** Comma-separated company ids, for a `chosen` audience. */
    companies: z
      .string()
      .max(8_000)
      .default('')
      .transform((ids) => ids.split(',').filter(Boolean)),
  }),
  data: z.object({ count: z.number() }),
})

/** Withdraws a broadcast: it disappears for all readers and remains in the provider's list. */
export const withdrawBroadcast = providerCall({
  name: 'withdrawBroadcast',
  method: 'DELETE',
  path: '/provider/broadcast/:id',
  summary: 'Withdraws a broadcast',
  params: z.object({ id: idShape }),
  data: z.null(),
})

export const listBroadcastTargets = providerCall({
  name: 'listBroadcastTargets',
  method: 'GET',
  path: '/provider/broadcast/targets',
  summary: 'Buyers and vendors by name',
  query: z.object({ search: z.string().trim().max(100).default('') }),
  data: z.array(target),
})
