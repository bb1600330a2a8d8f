import { fileErrors } from '@pasok/domain/files/files.errors'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import type { Work } from '../../../db/work'
import type { Steps } from '../../../http/endpoint'

/** Seconds after which a store that is away is asked again. */
const COME_AGAIN = 5

/** The object store is away, or what was kept there is gone; the cause is for the log. */
export const storeAway = (cause?: unknown): AppError =>
  Object.assign(
    new AppError(failure('unavailable', { text: fileErrors.storeAway }).problems, COME_AGAIN),
    cause !== undefined && { cause },
  )

interface StoredObject {
  key: string
  content: Buffer
  type: string
}

/** What one kind of upload does at each step. */
interface Upload<Row> {
  /** Writes the row, or returns the row of the same request before. */
  claim: (step: Work) => Promise<Row>
  /** The objects that the row stands for. */
  objectsOf: (row: Row) => readonly StoredObject[]
  /** Marks the row as stored; false when the sweep has removed it meanwhile. */
  finish: (step: Work, row: Row) => Promise<boolean>
}

/**
 * Stores an upload: its row first, then its objects, then the row is marked as stored. A process that
 * is killed in between leaves a row that the sweep finds, never an object that no row knows of.
 * @throws AppError as `claim`; `unavailable` while the object store is away.
 */
export async function storeRowFirst<Row extends { stored_at: Date | null }>(
  work: Steps,
  { claim, objectsOf, finish }: Upload<Row>,
): Promise<Row> {
  const row = await work.step(claim)
  if (row.stored_at) return row
  const objects = objectsOf(row)
  try {
    for (const { key, content, type } of objects) await work.objects.put(key, content, type)
  } catch (cause) {
    throw storeAway(cause)
  }
  if (await work.step((step) => finish(step, row))) return row
  for (const { key } of objects) await work.objects.remove(key)
  throw storeAway()
}
