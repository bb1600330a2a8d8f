import { RECENT_SEARCHES } from '@pasok/domain/catalog/catalog.constants'
import { readStored, writeStored } from '../../lib/browser-storage'
import { writtenKey } from '../../lib/written'

const keyOf = (owner: string) => writtenKey(owner, 'searches')
/** What is longer was pasted, not searched. */
const LONGEST = 80

const isText = (value: unknown): value is string => typeof value === 'string'

/** What a person searched for last in this browser, the latest first (Spec 2 §9). */
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
 * The list with a search put first. One that it goes on from, as `kertas a4` does from `kertas`,
 * gives way to it: a person who stops in the middle of typing has searched once.
 */
export function withSearch(recent: readonly string[], words: string): readonly string[] {
  const query = words.trim().replace(/\s+/g, ' ')
  if (query === '' || query.length > LONGEST) return recent
  const [latest] = recent
  const goesOn = latest !== undefined && query.toLowerCase().startsWith(latest.toLowerCase())
  const kept = recent.filter((one, at) => !same(one, query) && !(goesOn && at === 0))
  return [query, ...kept].slice(0, RECENT_SEARCHES)
}

export function rememberSearch(owner: string, words: string): void {
  writeStored(keyOf(owner), JSON.stringify(withSearch(readRecent(owner), words)))
}
