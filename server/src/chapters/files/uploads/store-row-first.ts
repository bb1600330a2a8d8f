import { fileErrors } from '@pasok/domain/files/files.errors'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import type { Work } from '../../../db/work'
import type { Steps } from '../../../http/endpoint'

/** Seconds until a client should retry when the object store is down. */
const RETRY_AFTER_SECONDS = 5

/** Error for an object store that is down or has lost an object; the cause is only logged. */
export const storeAway = (cause?: unknown): AppError =>
  Object.assign(
    new AppError(
      failure('unavailable', { text: fileErrors.storeAway }).problems,
      RETRY_AFTER_SECONDS,
    ),
    cause !== undefined && { cause },
  )

interface StoredObject {
  key: string
  content: Buffer
  type: string
}

interface Upload<Row> {
  /** Inserts the row, or returns the row of an earlier request with the same key. */
  claim: (step: Work) => Promise<Row>
  objectsOf: (row: Row) => readonly StoredObject[]
  /** Marks the row as stored; returns false when the sweep removed it meanwhile. */
  finish: (step: Work, row: Row) => Promise<boolean>
}

/**
 * Stores an upload: first its row, then its objects, then the row is marked as stored. A process killed in
 * between leaves a row that the sweep finds, never an object without a row. @throws AppError of `claim`;
 * `unavailable` while the object store is down.
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
