import { readStored, removeStored, storedKeys, writeStored } from '../../lib/browser-storage'
import type { Typed } from './kept-entry'

/** What was typed and isn't in the database yet. */
interface Draft {
  packageId: string
  /** Of the receipt that is corrected; null for one that is new. */
  version: number | null
  typed: Typed
}

const prefixOf = (owner: string) => `pasok.receiving.${owner}.`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'packageId' in value && 'typed' in value

function parseDraft(text: string | null): Draft | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isDraft(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * A database is written to later than a page can be gone, so that what was typed last stands here
 * until it is written there. Gives what takes it away again, unless there is something newer by then.
 */
export function noteDraft(owner: string, draft: Draft): () => void {
  const key = prefixOf(owner) + draft.packageId
  const text = JSON.stringify(draft)
  writeStored(key, text)
  return () => {
    if (readStored(key) === text) removeStored(key)
  }
}

/** What a page that is gone left behind, each with what takes it away. */
export function leftDrafts(owner: string): readonly (Draft & { forget: () => void })[] {
  const keys = storedKeys().filter((key) => key.startsWith(prefixOf(owner)))
  return keys.flatMap((key) => {
    const draft = parseDraft(readStored(key))
    return draft ? [{ ...draft, forget: noteDraft(owner, draft) }] : []
  })
}
