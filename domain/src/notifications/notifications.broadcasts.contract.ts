import { z } from 'zod'
import { providerCall } from '../kernel/contract'
import { TABLE_ROWS } from '../kernel/limits'
import { idShape, pageShape, shortText } from '../kernel/shapes'
import { AUDIENCES } from './notifications.choices'

const target = z.object({ _id: z.string(), side: z.enum(['buyer', 'vendor']), name: z.string() })

/** As the provider sees what was told. */
export const toldShape = z.object({
  _id: z.string(),
  title: z.string(),
  message: z.string(),
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
  body: z.object({
    title: shortText.min(1),
    message: z.string().trim().min(1).max(2_000),
    audience: z.enum(AUDIENCES),
    /** Of a chosen audience: ids of buyers and vendors. */
    companies: z.array(idShape).max(200).default([]),
  }),
  data: z.object({ id: z.string() }),
  errors: ['rule'],
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
