import { RECENT_SEARCHES } from '@pasok/domain/catalog/catalog.constants'
import { readStored, writeStored } from '../../lib/browser-storage'
import { unsentKey } from '../../lib/unsent-work'

const keyOf = (owner: string) => unsentKey(owner, 'searches')
/** Longer texts were pasted and are not remembered. */
const LONGEST = 80

const isText = (value: unknown): value is string => typeof value === 'string'

/** Returns the user's recent searches in this browser, newest first (Spec 2 §9). */
export function readRecent(owner: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(owner)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isText).slice(0, RECENT_SEARCHES) : []
  } catch {
    return []
  }
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Puts a search at the top of the list. It replaces the latest one if it continues that text, as `kertas a4`
 * continues `kertas`: pausing while typing makes no search of its own.
 */
export function withSearch(recent: readonly string[], words: string): readonly string[] {
  const query = words.trim().replace(/\s+/g, ' ')
  if (query === '' || query.length > LONGEST) return recent
  const [latest] = recent
  const isContinuation =
    latest !== undefined && query.toLowerCase().startsWith(latest.toLowerCase())
  const others = recent.filter((one, at) => !same(one, query) && !(isContinuation && at === 0))
  return [query, ...others].slice(0, RECENT_SEARCHES)
}

export function rememberSearch(owner: string, words: string): void {
  writeStored(keyOf(owner), JSON.stringify(withSearch(readRecent(owner), words)))
}
