import { useRef, useState, type RefObject } from 'react'
import { fillEmpty, type TypedLine, EMPTY_LINE } from '../../../features/receipts/entry'
import {
  isWhole,
  queuedEntry,
  typedEntry,
  withdrawnEntry,
  type KeptEntry,
  type Typed,
} from '../../../features/receipts/kept-entry'
import { inFlightStore, sendWaiting } from '../../../features/receipts/sending'
import { useReceiving } from '../../../features/receipts/use-receiving'
import { freshKey } from '../../../lib/api'
import { connectionStore } from '../../../lib/connection'
import { writtenNumber } from '../../../lib/format'
import { useStore } from '../../../lib/store'

/** The first field that has something to say; the picture that says it is drawn first. */
const goToFirstWrong = (form: RefObject<HTMLFormElement | null>) =>
  requestAnimationFrame(() =>
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  )

/** Two presses are one: what was handed over stays what it was. */
const handedOver = (stored: KeptEntry, typed: Required<Typed>): KeptEntry =>
  stored.sending
    ? stored
    : queuedEntry(
        { ...stored, ...typed },
        {
          key: freshKey(),
          now: Date.now(),
          isConnected: connectionStore.get() === 'connected' && navigator.onLine,
        },
      )

/** One package's entry: what is typed is kept on the device at once, and sent when it is whole. */
export function useEntry(kept: KeptEntry) {
  const receiving = useReceiving()
  const { packageId } = kept
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Required<Typed>>({
    lines: kept.lines,
    receiver: kept.receiver,
    receivedOn: kept.receivedOn,
  })
  const [isTried, setTried] = useState(false)
  const isInFlight = useStore(inFlightStore) === packageId
  const entry: KeptEntry = { ...kept, ...typed }

  const change = (next: Typed) => {
    setTyped((before) => ({ ...before, ...next }))
    void receiving.change(packageId, (stored) => typedEntry(stored ?? kept, next, Date.now()))
  }
  const changeLine = (id: string, next: Partial<TypedLine>) =>
    change({
      lines: { ...typed.lines, [id]: { ...EMPTY_LINE, ...typed.lines[id], ...next } },
    })
  const receivedAll = () =>
    change({ lines: fillEmpty(kept.what.items, typed.lines, writtenNumber) })

  const submit = async () => {
    setTried(true)
    if (!isWhole(entry)) {
      goToFirstWrong(form)
      return
    }
    await receiving.change(packageId, (stored) => handedOver(stored ?? kept, typed))
    await sendWaiting(packageId)
  }
  const withdraw = () =>
    void receiving.change(packageId, (stored) => stored && withdrawnEntry(stored))
  const dismissRefusal = () =>
    void receiving.change(packageId, (stored) => stored && { ...stored, refusal: null })
  return {
    form,
    entry,
    isTried,
    isInFlight,
    isQueued: kept.sending !== null,
    change,
    changeLine,
    receivedAll,
    submit: () => void submit(),
    withdraw,
    dismissRefusal,
  }
}
export type EntryControl = ReturnType<typeof useEntry>
