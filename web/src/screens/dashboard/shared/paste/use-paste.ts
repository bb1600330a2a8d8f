import { makeCartLines } from '@pasok/domain/cart/cart.contract'
import { LINES_AT_ONCE } from '@pasok/domain/cart/cart.constants'
import { PASTED_AT_ONCE } from '@pasok/domain/catalog/catalog.constants'
import { listSimilar, matchPasted } from '@pasok/domain/catalog/catalog.offers.contract'
import { pastedTexts } from '@pasok/domain/catalog/catalog.pasted.texts'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { useRef, useState } from 'react'
import type { AddedLine } from '../../../../features/cart/cart.added'
import { useDeliveryAreas } from '../../../../features/company/delivery-area'
import { call } from '../../../../lib/api'
import { tx } from '../../../../lib/texts'
import { toastUndo } from '../../../../lib/toast'
import { isReady, matched, rowsOf, type PasteRow } from './paste-rows'

const partsOf = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )

/** What a row becomes once it was added, or refused; gone when it is in the cart as it was wanted. */
function afterAdding(row: PasteRow, lines: ReadonlyMap<string, AddedLine>): PasteRow | null {
  if (!isReady(row) || row.chosen === null) return row
  const line = lines.get(row.chosen)
  if (line?.isAdded) return null
  return { ...row, refusal: line?.notice ?? { text: pastedTexts.notOffered } }
}

/** Ready rows as lines of the cart, as they are offered now. */
async function fetchLines(rows: readonly PasteRow[]) {
  const items = rows.flatMap(({ chosen, quantity }) =>
    chosen === null ? [] : [{ productId: chosen, quantity: Number(quantity) }],
  )
  const parts = await Promise.all(
    partsOf(items, LINES_AT_ONCE).map((part) => call(makeCartLines, { body: { items: part } })),
  )
  return parts.flat()
}

/** The local database is no part of what this dialog is loaded with. */
const loadCart = () => import('../../../../features/cart/add-lines')

function tellAdded(count: number, undo: () => Promise<void>): void {
  const text = count === 1 ? pastedTexts.addedOne : pastedTexts.added
  toastUndo(tx(text, { count }), tx(cartTexts.undo), () => void undo())
}

/** Looking lines up, part by part, until done or stopped. */
function useLookUp(addressId: string | undefined) {
  const [done, setDone] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  const lookUp = async (
    rows: readonly PasteRow[],
    onPart: (rows: readonly PasteRow[]) => void,
  ): Promise<void> => {
    if (addressId === undefined) return
    const stop = new AbortController()
    running.current = stop
    try {
      let count = 0
      for (const part of partsOf(rows, PASTED_AT_ONCE)) {
        setDone(count)
        const lines = part.map(({ wanted }) => wanted)
        const body = { address_id: addressId, lines }
        const matches = await call(matchPasted, { body, signal: stop.signal })
        onPart(part.map((row, at) => (matches[at] ? matched(row, matches[at]) : row)))
        count += part.length
      }
    } catch (reason) {
      if (!stop.signal.aborted) throw reason
    } finally {
      running.current = null
      setDone(null)
    }
  }
  return { done, lookUp, stop: () => running.current?.abort() }
}

/** The rows, and what went wrong with them. */
function useRows() {
  const [rows, setRows] = useState<readonly PasteRow[] | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const put = (changed: readonly PasteRow[]) => {
    const byLine = new Map(changed.map((row) => [row.line, row]))
    setRows((now) => now && now.map((row) => byLine.get(row.line) ?? row))
  }
  const guarded = async (work: () => Promise<void>) => {
    setError(null)
    try {
      await work()
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)))
    }
  }
  return { rows, setRows, error, dismiss: () => setError(null), put, guarded }
}

/** Adds what is ready; what could not be added stays, with its reason. */
function useAdding({ rows, setRows, guarded }: ReturnType<typeof useRows>, onDone: () => void) {
  const { city } = useDeliveryAreas()
  const [isAdding, setAdding] = useState(false)
  const isBusy = useRef(false)
  const add = async () => {
    const ready = (rows ?? []).filter(isReady)
    if (isBusy.current || ready.length === 0) return
    isBusy.current = true
    setAdding(true)
    await guarded(async () => {
      const [lines, cart] = await Promise.all([fetchLines(ready), loadCart()])
      const { lines: added, undo } = await cart.addLines(lines, city)
      const byId = new Map(added.map((line) => [line.productId, line]))
      const left = (rows ?? []).flatMap((row) => afterAdding(row, byId) ?? [])
      const count = (rows ?? []).length - left.length
      if (count > 0) tellAdded(count, undo)
      setRows(left)
      if (left.length === 0) onDone()
    })
    isBusy.current = false
    setAdding(false)
  }
  return { add, isAdding }
}

/** A pasted list: looked up, chosen from, added to the cart at once. */
export function usePaste(onDone: () => void) {
  const { area } = useDeliveryAreas()
  const [text, setText] = useState('')
  const list = useRows()
  const { rows, setRows, put, guarded } = list
  const { done, lookUp, stop } = useLookUp(area?._id)
  const findSimilar = (row: PasteRow) =>
    guarded(async () => {
      if (row.chosen === null || area === undefined) return
      const query = { product_id: row.chosen, address_id: area._id }
      const offers = await call(listSimilar, { query })
      const kind = offers.length > 0 ? 'near' : 'none'
      put([{ ...row, match: { kind, offers }, chosen: null, isSimilar: true }])
    })
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
        const wanted = rowsOf(text)
        setRows(wanted)
        await lookUp(wanted, put)
      }),
    stop,
    again: (row: PasteRow) => guarded(() => lookUp([row], put)),
    findSimilar,
    change: (row: PasteRow, next: Partial<PasteRow>) => put([{ ...row, ...next, refusal: null }]),
    leaveOut: ({ line }: PasteRow) =>
      setRows((now) => now && now.filter((row) => row.line !== line)),
    backToText: () => setRows(null),
    ready: (rows ?? []).filter(isReady).length,
  } as const
}
export type Paste = ReturnType<typeof usePaste>
