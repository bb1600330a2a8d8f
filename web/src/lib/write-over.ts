import { formTexts } from '@pasok/domain/kernel/form.texts'
import { ApiError, isStale } from './api-error'
import { tx } from './texts'

/** A record and its current version on the server. */
export interface Seen<Draft> {
  draft: Draft
  version: number
}

/** The record on which an edit is based; without a version it is new. */
export interface Baseline<Draft> {
  draft: Draft
  version: number | undefined
}

export interface RecordCalls<Draft> {
  /** Resolves to the server's message. */
  write: (draft: Draft, version: number | undefined) => Promise<string>
  /** Returns the current record; null when it no longer exists. */
  read: () => Promise<Seen<Draft> | null>
  /** Returns the stored part of a draft; drafts with the same content are equal. */
  contentOf?: (draft: Draft) => unknown
}

export type SaveOutcome<Draft> =
  | { kind: 'written'; message: string }
  /** Another user saved the same content. */
  | { kind: 'same' }
  /** Another user changed the fields of this form; the server's message names the user and the time. */
  | { kind: 'overtaken'; newest: Seen<Draft>; message: string }

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
/** Returns true when the record itself is missing, and not one it refers to. */
const isMissing = (error: unknown) =>
  error instanceof ApiError &&
  error.code === 'not_found' &&
  error.issues.every(({ path = 'id' }) => path === 'id' || path.endsWith('_id'))
const removedError = () =>
  new ApiError({ status: 404, code: 'not_found', message: tx(formTexts.gone) })

/**
 * Saves a draft. If there is a newer version with the same content in this form's fields, saves again on top of
 * it. @throws ApiError; `not_found` when the record was removed.
 */
export async function writeOver<Draft>(
  { write, read, contentOf = (draft) => draft }: RecordCalls<Draft>,
  draft: Draft,
  baseline: Baseline<Draft>,
): Promise<SaveOutcome<Draft>> {
  try {
    return { kind: 'written', message: await write(draft, baseline.version) }
  } catch (error) {
    if (baseline.version !== undefined && isMissing(error)) throw removedError()
    if (!isStale(error)) throw error
    const newest = await read()
    if (!newest) throw removedError()
    const latest = contentOf(newest.draft)
    if (isSame(latest, contentOf(draft))) return { kind: 'same' }
    if (!isSame(latest, contentOf(baseline.draft)))
      return { kind: 'overtaken', newest, message: error.message }
    return { kind: 'written', message: await write(draft, newest.version) }
  }
}
