import { recordQuery } from '@pasok/domain/catalog/catalog.search.contract'
import { findSettledQuery } from '@pasok/domain/catalog/catalog.suggestions'
import { useEffect, useEffectEvent, useRef } from 'react'
import { call } from '../../lib/api'
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
    const settled = findSettledQuery(words)
    if (words.trim() === '' || words === last.current) return
    last.current = words
    rememberSearch(owner, words)
    if (settled === undefined) return
    // Whether it was counted matters to nobody.
    call(recordQuery, { body: { query: settled }, background: true }).catch(() => undefined)
  }
  const onStill = useEffectEvent(settle)
  useEffect(() => {
    if (query === '' || count === 0) return undefined
    const timer = setTimeout(() => onStill(query), SETTLED)
    return () => clearTimeout(timer)
  }, [query, count])
  return settle
}
