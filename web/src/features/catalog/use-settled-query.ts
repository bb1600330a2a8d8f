import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../lib/api'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { rememberSearch } from './recent-searches'

/** Milliseconds of standing still on results until that is what a person was looking for. */
const SETTLED = 3_000

/** Has a search counted for the suggestions, unless it is of no use to others. */
async function recordSearch(words: string): Promise<void> {
  const { findSettledQuery } = await import('@pasok/domain/catalog/catalog.suggestions')
  const query = findSettledQuery(words)
  if (query !== undefined) await call('recordQuery', { body: { query }, background: true })
}

/**
 * Remembers what a person looked for and found, and has it counted for the suggestions: what they
 * stand still on, and what they confirm as soon as it has found something. `query` and `count` are
 * of the hits shown. @returns that confirmation.
 */
export function useSettledQuery(query: string, count: number): (words: string) => void {
  const owner = ownerKeyOf(useSession())
  const last = useRef('')
  const [confirmed, confirm] = useState('')
  const onSettled = useEffectEvent(() => {
    if (query === last.current) return
    last.current = query
    rememberSearch(owner, query)
    // Whether it was counted matters to nobody.
    recordSearch(query).catch(() => undefined)
  })
  const isConfirmed = query === confirmed
  useEffect(() => {
    if (query.trim() === '' || count === 0) return undefined
    if (isConfirmed) return onSettled()
    const timer = setTimeout(() => onSettled(), SETTLED)
    return () => clearTimeout(timer)
  }, [query, count, isConfirmed])
  return confirm
}
