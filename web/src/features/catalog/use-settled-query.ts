import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { rememberSearch } from './recent-searches'

/** Milliseconds of standing still on results until that is what a person was looking for. */
const SETTLED = 3_000

/**
 * Remembers what a person looked for, and has it counted for the suggestions: what they stand still
 * on, and what they confirm at once. @returns that confirmation.
 */
export function useSettledQuery(query: string, count: number): (words: string) => void {
  const owner = ownerKeyOf(useSession())
  const last = useRef('')
  const settle = (words: string) => {
    if (words.trim() === '' || words === last.current) return
    last.current = words
    rememberSearch(owner, words)
    // Whether it was counted matters to nobody.
    import('./record-search').then(({ recordSearch }) => recordSearch(words)).catch(() => undefined)
  }
  const onStill = useEffectEvent(settle)
  useEffect(() => {
    if (query === '' || count === 0) return undefined
    const timer = setTimeout(() => onStill(query), SETTLED)
    return () => clearTimeout(timer)
  }, [query, count])
  return settle
}
