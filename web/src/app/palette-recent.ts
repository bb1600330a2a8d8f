import { readStored, writeStored } from '../lib/browser-storage'
import { ownerKeyOf } from '../lib/session.kinds'
import { sessionStore } from '../lib/session.store'
import { writtenKey } from '../lib/written'
import type { Kind } from './palette-found'
import type { Found } from './palette-search'

export interface RecentItem extends Found {
  kind: Kind
}

/** As many as the palette opens with. */
const MOST = 6

const keyOf = () => {
  const signedIn = sessionStore.get()
  return signedIn && writtenKey(ownerKeyOf(signedIn), 'palette')
}

const isItem = (value: unknown): value is RecentItem =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'name', 'line', 'href'].every((name) => typeof Reflect.get(value, name) === 'string')

/** What a person opened last from the palette in this browser, the latest first. */
export function readRecentItems(): readonly RecentItem[] {
  const key = keyOf()
  try {
    const stored: unknown = JSON.parse((key && readStored(key)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** Each is there once, known by its kind and id: names may be alike. */
export function rememberItem(item: RecentItem): void {
  const key = keyOf()
  const idOf = ({ kind, key: id, name }: RecentItem) => `${kind} ${id ?? name}`
  const others = readRecentItems().filter((one) => idOf(one) !== idOf(item))
  if (key) writeStored(key, JSON.stringify([item, ...others].slice(0, MOST)))
}
