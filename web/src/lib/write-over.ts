import { formTexts } from '@pasok/domain/kernel/form.texts'
import { ApiError, isStale } from './api-error'
import { tx } from './texts'

/** A record as it stands on the server. */
export interface Seen<Draft> {
  draft: Draft
  version: number
}

/** A record as a form began with it; without a version it is new. */
export interface Begun<Draft> {
  draft: Draft
  version: number | undefined
}

export interface RecordCalls<Draft> {
  /** Gives the server's message. */
  write: (draft: Draft, version: number | undefined) => Promise<string>
  /** The record as it stands now; null when it is gone. */
  read: () => Promise<Seen<Draft> | null>
  /** What of a draft is kept: with the same content two of them are the same. */
  contentOf?: (draft: Draft) => unknown
}

export type Outcome<Draft> =
  | { kind: 'written'; message: string }
  /** Somebody else wrote just this. */
  | { kind: 'same' }
  /** Somebody else changed what this form shows, too; the server's message says who and when. */
  | { kind: 'overtaken'; newest: Seen<Draft>; message: string }

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
/** Of the record itself, not of something that it names. */
const isMissing = (error: unknown) =>
  error instanceof ApiError &&
  error.code === 'not_found' &&
  error.issues.every(({ path = 'id' }) => path === 'id' || path.endsWith('_id'))
const gone = () => new ApiError({ status: 404, code: 'not_found', message: tx(formTexts.gone) })

/**
 * Writes, and once more over a newer version whose part of this form is as it was.
 * @throws ApiError; not_found when somebody removed it.
 */
export async function writeOver<Draft>(
  { write, read, contentOf = (draft) => draft }: RecordCalls<Draft>,
  draft: Draft,
  begun: Begun<Draft>,
): Promise<Outcome<Draft>> {
  try {
    return { kind: 'written', message: await write(draft, begun.version) }
  } catch (error) {
    if (begun.version !== undefined && isMissing(error)) throw gone()
    if (!isStale(error)) throw error
    const newest = await read()
    if (!newest) throw gone()
    const theirs = contentOf(newest.draft)
    if (isSame(theirs, contentOf(draft))) return { kind: 'same' }
    if (!isSame(theirs, contentOf(begun.draft)))
      return { kind: 'overtaken', newest, message: error.message }
    return { kind: 'written', message: await write(draft, newest.version) }
  }
}
