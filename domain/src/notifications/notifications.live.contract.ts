import { z } from 'zod'
import { accountCall } from '../kernel/contract'
import { LIVE_TOPICS } from './notifications.live'
import { LONGEST_CURSOR, readCursor } from './notifications.live-cursor'

const cursorShape = z
  .string()
  .max(LONGEST_CURSOR)
  .refine((text) => readCursor(text) !== undefined)

/**
 * What changed for one's company since a cursor, each document once: topics and ids, never what
 * stands in a document. Asked for again and again by open screens.
 */
export const listChanges = accountCall({
  name: 'listChanges',
  method: 'GET',
  path: '/changes',
  host: 'live',
  summary: 'Which documents of one’s company changed since a cursor; without one, where to begin',
  query: z.object({ after: cursorShape.optional() }),
  data: z.object({
    /** For the next time. */
    cursor: z.string(),
    /** Too much, or nobody knows any more: everything is to be read again. */
    reset: z.boolean(),
    changes: z.array(z.object({ topic: z.enum(LIVE_TOPICS), id: z.string(), code: z.string() })),
  }),
})
