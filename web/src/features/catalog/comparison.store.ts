import { MAX_COMPARED } from '@pasok/domain/catalog/catalog.constants'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../lib/browser-storage'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { createStore } from '../../lib/store'
import type { ProductRef } from './hit'

const KEY = 'pasok.comparison.'

/** A product to compare: what is needed to load it, and its name in case it no longer exists. */
export interface Compared extends ProductRef {
  name: string
}

const NONE: readonly Compared[] = []

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' &&
  value !== null &&
  ['slug', 'productId', 'vendorId', 'name'].every(
    (part) => typeof Object.entries(value).find(([key]) => key === part)?.[1] === 'string',
  )

function parse(stored: string | null): readonly Compared[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter(isCompared).slice(0, MAX_COMPARED) : NONE
  } catch {
    return NONE
  }
}

/** The lists as last read or written; stable objects, as `useSyncExternalStore` requires. */
const known = new Map<string, readonly Compared[]>()
const changes = createStore(0)

function remember(owner: string, list: readonly Compared[]): readonly Compared[] {
  known.set(owner, list)
  return list
}

/** Returns the products that the user compares in this browser, in the order added. */
export const readCompared = (owner: string): readonly Compared[] =>
  known.get(owner) ?? remember(owner, parse(readStored(KEY + owner)))

/** Replaces the list, to clear it or to undo that. */
export function replaceCompared(owner: string, list: readonly Compared[]): void {
  writeStored(KEY + owner, JSON.stringify(list))
  remember(owner, list)
  changes.set(changes.get() + 1)
}

/** Adds a product; returns the reason if that was not possible (Spec 2 §5). */
export function compare(owner: string, product: Compared): 'added' | 'there' | 'full' {
  const list = readCompared(owner)
  if (list.some(({ productId }) => productId === product.productId)) return 'there'
  if (list.length >= MAX_COMPARED) return 'full'
  replaceCompared(owner, [...list, product])
  return 'added'
}

export function stopComparing(owner: string, productId: string): void {
  const remaining = readCompared(owner).filter((one) => one.productId !== productId)
  replaceCompared(owner, remaining)
}

/** The current user's comparison, synchronized between tabs. */
export function useCompared(): { owner: string; compared: readonly Compared[] } {
  const owner = ownerKeyOf(useSession())
  const compared = useSyncExternalStore(changes.subscribe, () => readCompared(owner))
  return { owner, compared }
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (!key?.startsWith(KEY)) return
  remember(key.slice(KEY.length), parse(newValue))
  changes.set(changes.get() + 1)
})
