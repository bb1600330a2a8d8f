import { z } from 'zod'
import { providerCall } from '../kernel/contract'
import { TABLE_ROWS } from '../kernel/limits'
import { idShape, pageShape, shortText } from '../kernel/shapes'
import { LANGUAGES } from '../kernel/texts'
import { AUDIENCES } from './notifications.choices'

const target = z.object({ _id: z.string(), side: z.enum(['buyer', 'vendor']), name: z.string() })

const words = z.object({
  title: shortText.min(1),
  message: z.string().trim().min(1).max(2_000),
})

/** As the provider sees what was told. */
export const toldShape = z.object({
  _id: z.string(),
  title: z.string(),
  message: z.string(),
  language: z.enum(LANGUAGES),
  /** The title and message in the other language; null: readers of both get the one text. */
  translation: z.object({ title: z.string(), message: z.string() }).nullable(),
  audience: z.enum(AUDIENCES),
  /** Of a chosen audience. */
  companies: z.array(target),
  createdBy: z.string(),
  createdAt: z.string(),
  /** How many people have read it. */
  read: z.number(),
  withdrawnAt: z.string().nullable(),
})
export type ToldBroadcast = z.output<typeof toldShape>

export const listToldBroadcasts = providerCall({
  name: 'listToldBroadcasts',
  method: 'GET',
  path: '/provider/broadcast',
  summary: 'What was told to companies, newest first',
  paged: true,
  query: z.object({ ...pageShape(TABLE_ROWS) }),
  data: z.array(toldShape),
})

export const tellBroadcast = providerCall({
  name: 'tellBroadcast',
  method: 'POST',
  path: '/provider/broadcast',
  summary: 'Tells all, or chosen companies, something',
  body: words.extend({
    /** Of the title and message. */
    language: z.enum(LANGUAGES).default('en'),
    /** The same in the other language. */
    translation: words.nullable().default(null),
    audience: z.enum(AUDIENCES),
    /** Of a chosen audience: ids of buyers and vendors. */
    companies: z.array(idShape).max(200).default([]),
  }),
  data: z.object({ id: z.string() }),
  errors: ['rule'],
})

/** Active users of an audience, as it is now. */
export const countBroadcastRecipients = providerCall({
  name: 'countBroadcastRecipients',
  method: 'GET',
  path: '/provider/broadcast/recipients',
  summary: 'How many users a broadcast to an audience reaches',
  query: z.object({
    audience: z.enum(AUDIENCES),
    /** Ids of a chosen audience, separated by commas. */
    companies: z
      .string()
      .max(8_000)
      .default('')
      .transform((ids) => ids.split(',').filter(Boolean)),
  }),
  data: z.object({ count: z.number() }),
})

/** Nobody sees it any more; it stays in the provider's list. */
export const withdrawBroadcast = providerCall({
  name: 'withdrawBroadcast',
  method: 'DELETE',
  path: '/provider/broadcast/:id',
  summary: 'Takes a broadcast back',
  params: z.object({ id: idShape }),
  data: z.null(),
})

/** Companies of both sides, to choose from. */
export const listBroadcastTargets = providerCall({
  name: 'listBroadcastTargets',
  method: 'GET',
  path: '/provider/broadcast/targets',
  summary: 'Buyers and vendors by name',
  query: z.object({ search: z.string().trim().max(100).default('') }),
  data: z.array(target),
})
