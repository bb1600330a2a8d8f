import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { call } from '../../lib/api'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { rememberSearch } from './recent-searches'

/** Milliseconds without a further search until the query counts as what the user was looking for. */
const COMPLETED_AFTER_MS = 3_000

/** Counts a search for the suggestions, unless it is of no use to others. */
async function recordSearch(words: string): Promise<void> {
  const { findCompletedQuery } = await import('@pasok/domain/catalog/search/suggestions')
  const query = findCompletedQuery(words)
  if (query !== undefined) await call('recordQuery', { body: { query }, background: true })
}

/**
 * Remembers successful searches and counts them for the suggestions: when the user stays on the results, or
 * confirms the words. `query` and `count` belong to the hits shown. @returns the function that confirms.
 */
export function useCompletedQuery(query: string, count: number): (words: string) => void {
  const owner = ownerKeyOf(useSession())
  const last = useRef('')
  const [confirmed, confirm] = useState('')
  const onSettled = useEffectEvent(() => {
    if (query === last.current) return
    last.current = query
    rememberSearch(owner, query)
    // A failure has no consequences for the user.
    recordSearch(query).catch(() => undefined)
  })
  const isConfirmed = query === confirmed
  useEffect(() => {
    if (query.trim() === '' || count === 0) return undefined
    if (isConfirmed) return onSettled()
    const timer = setTimeout(() => onSettled(), COMPLETED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [query, count, isConfirmed])
  return confirm
}
