import { PASTED_AT_ONCE } from '@pasok/domain/catalog/catalog.constants'
import type { PastedMatch } from '@pasok/domain/catalog/catalog.model'
import { pastedTexts } from '@pasok/domain/catalog/pasted/pasted.texts'
import { useRef, useState } from 'react'
import { type AddedLine, fetchOfferedLines } from '../../../../features/cart/cart.added'
import { offerUndo } from '../../../../features/cart/cart.notices'

import { useDeliveryAreas } from '../../../../features/company/delivery-area'
import { call } from '../../../../lib/api'
import { tx } from '../../../../lib/texts'
import { chunksOf } from '../../../../lib/list-slices'
import { isReady, matched, rowsOf, type PasteRow } from './paste-rows'

type Wanted = Pick<PasteRow, 'line' | 'wanted'>

/** Returns the row after adding: null when it is in the cart, otherwise with the refusal. */
function afterAdding(row: PasteRow, lines: ReadonlyMap<string, AddedLine>): PasteRow | null {
  const line = lines.get(row.chosen ?? '')
  return line?.isAdded
    ? null
    : { ...row, refusal: line?.notice ?? { text: pastedTexts.notOffered } }
}

/** A row added with a different quantity than requested. */
export interface ChangedRow {
  line: number
  wanted: string
  notice: NonNullable<AddedLine['notice']>
}

/** Returns the rows whose quantity was adjusted to the limits. */
const changedOf = (
  rows: readonly PasteRow[],
  lines: ReadonlyMap<string, AddedLine>,
): ChangedRow[] =>
  rows.flatMap(({ line, wanted, chosen }) => {
    const added = lines.get(chosen ?? '')
    return added?.isAdded && added.notice ? [{ line, wanted, notice: added.notice }] : []
  })

function fetchLines(rows: readonly PasteRow[]) {
  const items = rows.flatMap(({ chosen, quantity }) =>
    chosen === null ? [] : [{ productId: chosen, quantity: Number(quantity) }],
  )
  return fetchOfferedLines(items)
}

/** Loaded on demand: the dialog does not need the local database initially. */
const loadCart = async () => {
  const [{ addLines }, { ownCart }] = await Promise.all([
    import('../../../../features/cart/change-lines'),
    import('../../../../features/cart/own-cart'),
  ])
  return { addLines, cart: ownCart() }
}

function toastAdded(count: number, undo: () => Promise<boolean>): void {
  offerUndo(tx(count === 1 ? pastedTexts.addedOne : pastedTexts.added, { count }), undo)
}

function useLookUp(addressId: string | undefined) {
  const [done, setDone] = useState<number | null>(null)
  const running = useRef(new Set<AbortController>())
  const run = async (request: (addressId: string, signal: AbortSignal) => Promise<void>) => {
    if (addressId === undefined) return
    const stop = new AbortController()
    running.current.add(stop)
    try {
      await request(addressId, stop.signal)
    } catch (reason) {
      if (!stop.signal.aborted) throw reason
    } finally {
      // A stopped request is no longer in the set and does not affect the progress of newer ones.
      if (running.current.delete(stop) && running.current.size === 0) setDone(null)
    }
  }
  /** Looks up rows in batches. */
  const lookUp = (rows: readonly Wanted[], onFound: (row: Wanted, match: PastedMatch) => void) =>
    run(async (address_id, signal) => {
      let count = 0
      for (const part of chunksOf(rows, PASTED_AT_ONCE)) {
        setDone(count)
        const body = { address_id, lines: part.map(({ wanted }) => wanted) }
        const matches = await call('matchPasted', { body, signal })
        signal.throwIfAborted()
        for (const [at, row] of part.entries()) if (matches[at]) onFound(row, matches[at])
        count += part.length
      }
    })
  const stop = () => {
    for (const one of running.current) one.abort()
    running.current.clear()
    setDone(null)
  }
  return { done, run, lookUp, stop }
}

function useRows() {
  const [rows, setRows] = useState<readonly PasteRow[] | null>(null)
  const [error, setError] = useState<Error | null>(null)
  // A ref, so that late responses change the current rows.
  const now = useRef(rows)
  const replace = (next: readonly PasteRow[] | null) => {
    now.current = next
    setRows(next)
  }
  /** Replaces every row, or removes it for null. Returns the number of remaining rows. */
  const update = (change: (row: PasteRow) => PasteRow | null): number => {
    const next = (now.current ?? []).flatMap((row) => change(row) ?? [])
    if (now.current) replace(next)
    return next.length
  }
  const updateRow = (line: number, change: (row: PasteRow) => PasteRow | null) =>
    void update((row) => (row.line === line ? change(row) : row))
  const guarded = async (work: () => Promise<void>) => {
    setError(null)
    try {
      await work()
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    }
  }
  return { rows, replace, error, dismiss: () => setError(null), update, updateRow, guarded }
}

/** Adds the ready rows to the cart; rows that could not be added remain with the reason. */
function useAdding({ rows, update, guarded }: ReturnType<typeof useRows>, onDone: () => void) {
  const { city } = useDeliveryAreas()
  const [isAdding, setAdding] = useState(false)
  const [changed, setChanged] = useState<readonly ChangedRow[]>([])
  const isBusy = useRef(false)
  const add = async () => {
    const ready = (rows ?? []).filter(isReady)
    if (isBusy.current || ready.length === 0) return
    isBusy.current = true
    setAdding(true)
    await guarded(async () => {
      const [lines, { addLines, cart }] = await Promise.all([fetchLines(ready), loadCart()])
      const { lines: added, undo } = await addLines(cart, lines, city)
      const byId = new Map(added.map((line) => [line.productId, line]))
      const count = ready.filter((row) => afterAdding(row, byId) === null).length
      if (count > 0) toastAdded(count, undo)
      // Rows edited meanwhile are not affected.
      const left = update((row) => (ready.includes(row) ? afterAdding(row, byId) : row))
      const fitted = changedOf(ready, byId)
      setChanged((before) => [...before, ...fitted])
      // The dialog stays open while adjusted quantities are shown.
      if (left === 0 && fitted.length === 0) onDone()
    })
    isBusy.current = false
    setAdding(false)
  }
  return { add, isAdding, changed, forgetChanged: () => setChanged([]) }
}

/** State of the dialog: lookup, selection, and adding to the cart in one step. */
export function usePaste(onDone: () => void) {
  const { area } = useDeliveryAreas()
  const [text, setText] = useState('')
  const list = useRows()
  const { rows, replace, updateRow, guarded } = list
  const { done, run, lookUp, stop } = useLookUp(area?._id)
  const found = ({ line, wanted }: Wanted, match: PastedMatch) =>
    updateRow(line, (row) => matched({ ...row, wanted }, match))
  const findSimilar = ({ line, chosen }: PasteRow) =>
    guarded(() =>
      run(async (address_id, signal) => {
        if (chosen === null) return
        const offers = await call('listSimilar', {
          query: { product_id: chosen, address_id },
          signal,
        })
        signal.throwIfAborted()
        const match = { kind: offers.length > 0 ? 'near' : 'none', offers } as const
        updateRow(line, (row) =>
          row.chosen === chosen ? { ...row, match, chosen: null, isSimilar: true } : row,
        )
      }),
    )
  return {
    ...useAdding(list, onDone),
    hasArea: area !== undefined,
    text,
    setText,
    rows,
    error: list.error,
    dismiss: list.dismiss,
    /** Number of rows looked up so far; null when idle. */
    done,
    find: () =>
      guarded(async () => {
        stop()
        const wanted = rowsOf(text)
        replace(wanted)
        await lookUp(wanted, found)
      }),
    stop,
    again: (row: Wanted) => guarded(() => lookUp([row], found)),
    findSimilar,
    change: ({ line }: PasteRow, next: Partial<PasteRow>) =>
      updateRow(line, (row) => ({ ...row, ...next, refusal: null })),
    leaveOut: ({ line }: PasteRow) => updateRow(line, () => null),
    backToText: () => {
      stop()
      replace(null)
    },
    ready: (rows ?? []).filter(isReady).length,
  } as const
}
export type Paste = ReturnType<typeof usePaste>
