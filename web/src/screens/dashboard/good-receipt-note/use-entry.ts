import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { EMPTY_LINE, fillEmpty, isToCome, type TypedLine } from '../../../features/receipts/entry'
import {
  isWhole,
  queuedEntry,
  typedEntry,
  type KeptEntry,
  type Typed,
} from '../../../features/receipts/kept-entry'
import { inFlightStore, sendWaiting, withdraw } from '../../../features/receipts/sending'
import { useReceiving } from '../../../features/receipts/use-receiving'
import { freshKey } from '../../../lib/api'
import { connectionStore } from '../../../lib/connection'
import { writtenNumber } from '../../../lib/format'
import { useStore } from '../../../lib/store'
import { toastFailure } from '../../../lib/toast'

/** Ms from one writing of what was typed to the next. */
const PAUSE = 250

/** The first field that has something to say; the picture that says it is drawn first. */
const goToFirstWrong = (form: RefObject<HTMLFormElement | null>) =>
  requestAnimationFrame(() =>
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  )

/** Two presses are one: what was handed over stays what it was. */
const handedOver = (stored: KeptEntry, typed: Typed): KeptEntry =>
  stored.sending
    ? stored
    : queuedEntry(typedEntry(stored, typed, Date.now()), {
        key: freshKey(),
        now: Date.now(),
        isConnected: connectionStore.get() === 'connected' && navigator.onLine,
      })

const joined = (before: Typed, next: Typed): Typed => ({
  ...before,
  ...next,
  lines: { ...before.lines, ...next.lines },
})

/**
 * What this form typed over what is kept, and its keeping: the first key at once, what follows after
 * a pause, and all of it before the page goes. What isn't typed here is shown as it is kept, so that
 * another tab's lines are taken over.
 */
function useDraft(kept: KeptEntry) {
  const receiving = useReceiving()
  const { packageId } = kept
  const [draft, setDraft] = useState<Typed>({})
  /** All that isn't surely written yet, and what ends its being set aside. */
  const unsaved = useRef<{ typed: Typed; forget: () => void } | null>(null)
  const isDue = useRef(false)
  const newest = useRef(kept)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    newest.current = kept
  })
  const keep = useCallback(() => {
    const last = unsaved.current
    if (!last || !isDue.current) return
    isDue.current = false
    const written = () => {
      last.forget()
      if (unsaved.current === last) unsaved.current = null
    }
    // One that is gone was sent, or thrown away, by another tab: it doesn't come back by this.
    void receiving
      .change(packageId, (entry) => entry && typedEntry(entry, last.typed, Date.now()))
      .then(written)
  }, [receiving, packageId])
  const change = useCallback(
    (next: Typed) => {
      setDraft((before) => joined(before, next))
      const typed = joined(unsaved.current?.typed ?? {}, next)
      unsaved.current = { typed, forget: receiving.note(newest.current, typed) }
      isDue.current = true
      const keepOn = () => {
        timer.current = isDue.current ? setTimeout(keepOn, PAUSE) : undefined
        keep()
      }
      if (timer.current === undefined) keepOn()
    },
    [receiving, keep],
  )
  useEffect(() => {
    document.addEventListener('focusout', keep)
    document.addEventListener('visibilitychange', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      document.removeEventListener('focusout', keep)
      document.removeEventListener('visibilitychange', keep)
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])
  return { draft, change, keep }
}

/** One package's entry: what is typed is kept on the device, and sent when it is whole. */
export function useEntry(kept: KeptEntry) {
  const receiving = useReceiving()
  const { packageId } = kept
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, keep } = useDraft(kept)
  const [isTried, setTried] = useState(false)
  const isInFlight = useStore(inFlightStore) === packageId
  const isLasting = useStore(receiving.lasting)
  const entry: KeptEntry = kept.sending ? kept : typedEntry(kept, draft, kept.changedAt)
  const newest = useRef(entry)
  useEffect(() => {
    newest.current = entry
  })
  const changeLine = useCallback(
    (id: string, next: Partial<TypedLine>) =>
      change({ lines: { [id]: { ...EMPTY_LINE, ...newest.current.lines[id], ...next } } }),
    [change],
  )
  const receivedAll = () =>
    change({ lines: fillEmpty(kept.what.items, entry.lines, writtenNumber) })
  const submit = async () => {
    setTried(true)
    if (!isWhole(entry) || isToCome(entry.receivedOn)) {
      goToFirstWrong(form)
      return
    }
    keep()
    await receiving.change(packageId, (stored) => stored && handedOver(stored, draft))
    await sendWaiting(packageId)
  }
  const dismissRefusal = () =>
    void receiving.change(packageId, (stored) => stored && { ...stored, refusal: null })
  return {
    form,
    entry,
    isTried,
    isInFlight,
    isLasting,
    isQueued: kept.sending !== null,
    change,
    changeLine,
    receivedAll,
    submit: () => void submit(),
    withdraw: () => void withdraw(receiving, packageId).catch(toastFailure),
    dismissRefusal,
  }
}
export type EntryControl = ReturnType<typeof useEntry>
