import { z } from 'zod'
import { cleanName } from './clean-name'
import { hasAtMostDecimals } from './decimal'
import { kernelTexts } from './kernel.texts'
import { LONGEST_NAME, LONGEST_NOTE, MAX_PAGE_SIZE } from './limits'

/** An `_id` on the wire: a string. One that names nothing answers 404, whatever it looks like. */
export const idShape = z.string().trim().min(1).max(64)

/** The `version` that was looked at: what was changed since is not overwritten. Without it, whatever stands is. */
export const seenVersion = z.number().int().optional()
/** The same in a query, of what is removed. */
export const seenVersionInQuery = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional()

/** Names and words of one line, as `cleanName` leaves them. */
export const shortText = z.string().overwrite(cleanName).max(LONGEST_NAME)
export const longText = z.string().trim().max(LONGEST_NOTE)

/** A quantity: above 0, at most two decimals (`docs/domain.md` §2). */
export const quantityShape = z
  .number()
  .positive()
  .max(9_999_999.99)
  .refine((value) => hasAtMostDecimals(value, 2), {
    message: kernelTexts.twoDecimals.en,
    params: { text: kernelTexts.twoDecimals },
  })

/** As a number is written in an address; `1e3`, `0x10` and nothing at all are none. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

/** A whole number in a query, where everything is text. */
export const queryNumber = (minimum: number, maximum: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value),
      z.number().int().min(minimum).max(maximum),
    )
    .meta({ type: 'integer', minimum, maximum })

/** What a whole list is narrowed to: rows that a text names, and so many of them. */
export const foundShape = {
  search: shortText.optional(),
  limit: queryNumber(1, MAX_PAGE_SIZE).optional(),
}
export interface FoundOnly {
  search?: string | undefined
  limit?: number | undefined
}

/** `skip` is the zero-based page number, `limit` the page size (`wire.md`: over 100 is refused). */
export const pageShape = (defaultLimit: number) => ({
  skip: queryNumber(0, 1_000_000).default(0),
  limit: queryNumber(1, MAX_PAGE_SIZE).default(defaultLimit),
})

/** An entry of `statuses`: what became of a document, when, by whom. */
export const statusEntryShape = z.object({
  timestamp: z.string(),
  name: z.string(),
  user: z.string(),
  note: z.string(),
})
export type StatusEntry = z.output<typeof statusEntryShape>

/** What this person may do with this record now, by the predicate that the server enforces. */
export const actionsShape = <const Action extends string>(actions: readonly Action[]) =>
  z.record(z.enum(actions), z.boolean())
