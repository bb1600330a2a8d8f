import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { rememberSearch } from './recent-searches'

/** Milliseconds of standing still on results until that is what a person was looking for. */
const SETTLED = 3_000

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
    import('./record-search').then(({ recordSearch }) => recordSearch(query)).catch(() => undefined)
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
