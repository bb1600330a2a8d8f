import { z } from 'zod'
import { accountCall } from '../../kernel/contract'
import { LIVE_TOPICS, LONGEST_CURSOR, readCursor } from './live'

const cursorShape = z
  .string()
  .max(LONGEST_CURSOR)
  .refine((text) => readCursor(text) !== undefined)

/**
 * Returns the documents of the user's company that changed since a cursor, each once, as topic and
 * id without content. Open screens poll it.
 */
export const listChanges = accountCall({
  name: 'listChanges',
  method: 'GET',
  path: '/changes',
  host: 'live',
  summary: 'The company’s documents that changed since a cursor; without one, the current cursor',
  query: z.object({ after: cursorShape.optional() }),
  data: z.object({
    cursor: z.string(),
    /** Too many changes, or they are no longer stored: the screen must reload everything. */
    reset: z.boolean(),
    changes: z.array(z.object({ topic: z.enum(LIVE_TOPICS), id: z.string(), code: z.string() })),
  }),
})
