import type { VendorGroup } from '@pasok/domain/cart/cart.model'
import { useCallback, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useLatest } from '../../lib/use-latest'
import { rowIdOf } from './cart-line-row'
import { hasProblem, nextProblem, type ChangesById } from './cart.problems'

interface Options {
  groups: readonly VendorGroup[]
  changes: ChangesById
  setCollapsed: (vendorIds: readonly string[], isCollapsed: boolean) => void
  drawAll: () => void
}

/** Brings a row into the middle of the screen; its quantity gets the focus. */
function goTo(row: HTMLElement): void {
  row.querySelector<HTMLInputElement>('input[inputmode]')?.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'center' })
  // Vendors that come into sight on the way may be higher than the room left for them.
  requestAnimationFrame(() => row.scrollIntoView({ block: 'center' }))
}

/** Jumps through the lines with a problem, in the order shown; opens a collapsed vendor. */
export function useNextProblem({ groups, changes, setCollapsed, drawAll }: Options) {
  const problems = useMemo(
    () => groups.flatMap(({ lines }) => lines.filter((line) => hasProblem(line, changes))),
    [groups, changes],
  )
  const last = useRef<string>(undefined)
  const latest = useLatest({ groups, problems })
  const next = useCallback(() => {
    const now = latest.current
    const shown = now.groups.flatMap(({ lines }) => lines.map(({ productId }) => productId))
    const ids = now.problems.map(({ productId }) => productId)
    const id = nextProblem(ids, shown, last.current)
    const line = now.problems.find(({ productId }) => productId === id)
    if (!line) return
    last.current = line.productId
    const find = () => document.getElementById(rowIdOf(line.productId))
    if (!find())
      flushSync(() => {
        setCollapsed([line.vendorId], false)
        drawAll()
      })
    const row = find()
    if (row) goTo(row)
  }, [latest, setCollapsed, drawAll])
  return { count: problems.length, next }
}
