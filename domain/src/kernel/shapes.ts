import { z } from 'zod'
import { cleanName } from './clean-name'
import { hasMaxDecimals } from './decimal'
import { kernelTexts } from './kernel.texts'
import { LONGEST_NAME, LONGEST_NOTE, MAX_PAGE_SIZE } from './limits'

/** A record's `_id` in the API. An id of any format that matches no record results in 404. */
export const idShape = z.string().trim().min(1).max(64)

/**
 * The `version` that the user saw: a record changed since is not overwritten. Without it the
 * current version is changed.
 */
export const seenVersion = z.number().int().optional()
/** The `version` of a record to be deleted, as a query parameter. */
export const seenVersionInQuery = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .optional()

/** Texts of one line, normalised by `cleanName`. */
export const shortText = z.string().overwrite(cleanName).max(LONGEST_NAME)
export const longText = z.string().trim().max(LONGEST_NOTE)

/** A quantity: above 0, with at most two decimals (`docs/domain.md` §2). */
export const quantityShape = z
  .number()
  .positive()
  .max(9_999_999.99)
  .refine((value) => hasMaxDecimals(value, 2), {
    message: kernelTexts.twoDecimals.en,
    params: { text: kernelTexts.twoDecimals },
  })

/** A number in a query; `1e3`, `0x10` and an empty text are rejected. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

/** A whole number in a query, where all values are text. */
export const queryNumber = (minimum: number, maximum: number) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value),
      z.number().int().min(minimum).max(maximum),
    )
    .meta({ type: 'integer', minimum, maximum })

/** Parameters that narrow an unpaged list: a search text and a maximum number of rows. */
export const foundShape = {
  search: shortText.optional(),
  limit: queryNumber(1, MAX_PAGE_SIZE).optional(),
}
export interface FoundOnly {
  search?: string | undefined
  limit?: number | undefined
}

/** Paging parameters: `skip` is the zero-based page number, `limit` the page size, at most 100. */
export const pageShape = (defaultLimit: number) => ({
  skip: queryNumber(0, 1_000_000).default(0),
  limit: queryNumber(1, MAX_PAGE_SIZE).default(defaultLimit),
})

export const statusEntryShape = z.object({
  timestamp: z.string(),
  name: z.string(),
  user: z.string(),
  note: z.string(),
})
export type StatusEntry = z.output<typeof statusEntryShape>

/**
 * The actions that the current user may take on a record now, computed by the same predicate that
 * the server enforces.
 */
export const actionsShape = <const Action extends string>(actions: readonly Action[]) =>
  z.record(z.enum(actions), z.boolean())
