import { PASTED_AT_ONCE } from '@pasok/domain/catalog/catalog.constants'
import type { PastedMatch } from '@pasok/domain/catalog/catalog.offers.model'
import { pastedTexts } from '@pasok/domain/catalog/catalog.pasted.texts'
import { useRef, useState } from 'react'
import type { AddedLine } from '../../../../features/cart/cart.added'
import { offerUndo } from '../../../../features/cart/offer-undo'
import { fetchOfferedLines } from '../../../../features/cart/offered-lines'
import { useDeliveryAreas } from '../../../../features/company/delivery-area'
import { call } from '../../../../lib/api'
import { tx } from '../../../../lib/texts'
import { partsOf } from '../../../../lib/parts'
import { isReady, matched, rowsOf, type PasteRow } from './paste-rows'

/** What is looked up for a row. */
type Wanted = Pick<PasteRow, 'line' | 'wanted'>

/** What a ready row becomes once it was added, or refused; gone when it is in the cart. */
function afterAdding(row: PasteRow, lines: ReadonlyMap<string, AddedLine>): PasteRow | null {
  const line = lines.get(row.chosen ?? '')
  return line?.isAdded
    ? null
    : { ...row, refusal: line?.notice ?? { text: pastedTexts.notOffered } }
}

/** A row that is in the cart with another quantity than it asked for. */
export interface ChangedRow {
  line: number
  wanted: string
  notice: NonNullable<AddedLine['notice']>
}

/** The rows of products whose quantity was fitted to their limits as they were added. */
const changedOf = (
  rows: readonly PasteRow[],
  lines: ReadonlyMap<string, AddedLine>,
): ChangedRow[] =>
  rows.flatMap(({ line, wanted, chosen }) => {
    const added = lines.get(chosen ?? '')
    return added?.isAdded && added.notice ? [{ line, wanted, notice: added.notice }] : []
  })

/** Ready rows as lines of the cart, as they are offered now. */
function fetchLines(rows: readonly PasteRow[]) {
  const items = rows.flatMap(({ chosen, quantity }) =>
    chosen === null ? [] : [{ productId: chosen, quantity: Number(quantity) }],
  )
  return fetchOfferedLines(items)
}

/** The local database is no part of what this dialog is loaded with. */
const loadCart = async () => {
  const [{ addLines }, { ownCart }] = await Promise.all([
    import('../../../../features/cart/change-lines'),
    import('../../../../features/cart/own-cart'),
  ])
  return { addLines, cart: ownCart() }
}

function tellAdded(count: number, undo: () => Promise<boolean>): void {
  offerUndo(tx(count === 1 ? pastedTexts.addedOne : pastedTexts.added, { count }), undo)
}

/** Asking the server about rows, until answered or stopped. */
function useLookUp(addressId: string | undefined) {
  const [done, setDone] = useState<number | null>(null)
  const running = useRef(new Set<AbortController>())
  const ask = async (asking: (addressId: string, signal: AbortSignal) => Promise<void>) => {
    if (addressId === undefined) return
    const stop = new AbortController()
    running.current.add(stop)
    try {
      await asking(addressId, stop.signal)
    } catch (reason) {
      if (!stop.signal.aborted) throw reason
    } finally {
      // What was stopped is in it no more, and says nothing of what runs by now.
      if (running.current.delete(stop) && running.current.size === 0) setDone(null)
    }
  }
  /** Looks lines up, part by part. */
  const lookUp = (rows: readonly Wanted[], onFound: (row: Wanted, match: PastedMatch) => void) =>
    ask(async (address_id, signal) => {
      let count = 0
      for (const part of partsOf(rows, PASTED_AT_ONCE)) {
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
  return { done, ask, lookUp, stop }
}

/** The rows, and what went wrong with them. */
function useRows() {
  const [rows, setRows] = useState<readonly PasteRow[] | null>(null)
  const [error, setError] = useState<Error | null>(null)
  // Who answers late changes the rows as they are by then.
  const now = useRef(rows)
  const replace = (next: readonly PasteRow[] | null) => {
    now.current = next
    setRows(next)
  }
  /** Each row becomes what is made of it; none of it: it goes. Gives how many are left. */
  const update = (change: (row: PasteRow) => PasteRow | null): number => {
    const next = (now.current ?? []).flatMap((row) => change(row) ?? [])
    if (now.current) replace(next)
    return next.length
  }
  const put = (line: number, change: (row: PasteRow) => PasteRow | null) =>
    void update((row) => (row.line === line ? change(row) : row))
  const guarded = async (work: () => Promise<void>) => {
    setError(null)
    try {
      await work()
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    }
  }
  return { rows, replace, error, dismiss: () => setError(null), update, put, guarded }
}

/** Adds what is ready; what could not be added stays, with its reason. */
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
      if (count > 0) tellAdded(count, undo)
      // A row that is another one by now is not what was added.
      const left = update((row) => (ready.includes(row) ? afterAdding(row, byId) : row))
      const fitted = changedOf(ready, byId)
      setChanged((before) => [...before, ...fitted])
      // What was changed is read before the dialog goes.
      if (left === 0 && fitted.length === 0) onDone()
    })
    isBusy.current = false
    setAdding(false)
  }
  return { add, isAdding, changed, forgetChanged: () => setChanged([]) }
}

/** A pasted list: looked up, chosen from, added to the cart at once. */
export function usePaste(onDone: () => void) {
  const { area } = useDeliveryAreas()
  const [text, setText] = useState('')
  const list = useRows()
  const { rows, replace, put, guarded } = list
  const { done, ask, lookUp, stop } = useLookUp(area?._id)
  const found = ({ line, wanted }: Wanted, match: PastedMatch) =>
    put(line, (row) => matched({ ...row, wanted }, match))
  const findSimilar = ({ line, chosen }: PasteRow) =>
    guarded(() =>
      ask(async (address_id, signal) => {
        if (chosen === null) return
        const offers = await call('listSimilar', {
          query: { product_id: chosen, address_id },
          signal,
        })
        signal.throwIfAborted()
        const match = { kind: offers.length > 0 ? 'near' : 'none', offers } as const
        put(line, (row) =>
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
    /** How many lines were looked up; null while none are. */
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
      put(line, (row) => ({ ...row, ...next, refusal: null })),
    leaveOut: ({ line }: PasteRow) => put(line, () => null),
    backToText: () => {
      stop()
      replace(null)
    },
    ready: (rows ?? []).filter(isReady).length,
  } as const
}
export type Paste = ReturnType<typeof usePaste>
