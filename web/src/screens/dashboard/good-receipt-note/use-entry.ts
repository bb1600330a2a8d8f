import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { EMPTY_LINE, fillEmpty, isInFuture, type TypedLine } from '../../../features/receipts/entry'
import {
  isWhole,
  queuedEntry,
  typedEntry,
  type StoredEntry,
  type Typed,
} from '../../../features/receipts/stored-entry'
import { inFlightStore, sendWaiting, withdraw } from '../../../features/receipts/sending'
import { useReceiving } from '../../../features/receipts/use-receiving'
import { freshKey } from '../../../lib/api'
import { connectionStore } from '../../../lib/connection'
import { writtenNumber } from '../../../lib/format'
import { useStore } from '../../../lib/store'
import { toastFailure } from '../../../lib/toast'

/** Milliseconds between two writes of the input. */
const PAUSE_MS = 250

/** Focuses the first field with an error, after the errors are rendered. */
const goToFirstWrong = (form: RefObject<HTMLFormElement | null>) =>
  requestAnimationFrame(() =>
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  )

/** Adds the input and queues the entry; a second press changes nothing. */
const submittedEntry = (stored: StoredEntry, typed: Typed): StoredEntry =>
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
 * Input of this form on top of the stored entry, and its saving: the first key immediately, further ones after
 * a pause, and everything before the page closes. Fields not edited here show the stored values, including
 * those of another tab.
 */
function useDraft(opened: StoredEntry) {
  const receiving = useReceiving()
  const { packageId } = opened
  const [draft, setDraft] = useState<Typed>({})
  /** Input that may not be in the database yet, with the function that removes its synchronous copy. */
  const unsaved = useRef<{ typed: Typed; forget: () => void } | null>(null)
  const isDue = useRef(false)
  const newest = useRef(opened)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    newest.current = opened
  })
  const save = useCallback(() => {
    const last = unsaved.current
    if (!last || !isDue.current) return
    isDue.current = false
    const written = () => {
      last.forget()
      if (unsaved.current === last) unsaved.current = null
    }
    // Does not restore an entry that another tab has sent or deleted.
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
      const saveRepeatedly = () => {
        timer.current = isDue.current ? setTimeout(saveRepeatedly, PAUSE_MS) : undefined
        save()
      }
      if (timer.current === undefined) saveRepeatedly()
    },
    [receiving, save],
  )
  useEffect(() => {
    document.addEventListener('focusout', save)
    document.addEventListener('visibilitychange', save)
    window.addEventListener('pagehide', save)
    return () => {
      document.removeEventListener('focusout', save)
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [save])
  return { draft, change, save }
}

/** One package's entry: the input is stored on the device, and sent when submitted. */
export function useEntry(opened: StoredEntry) {
  const receiving = useReceiving()
  const { packageId } = opened
  const form = useRef<HTMLFormElement>(null)
  const { draft, change, save } = useDraft(opened)
  const [isTried, setTried] = useState(false)
  const isInFlight = useStore(inFlightStore) === packageId
  const isLasting = useStore(receiving.lasting)
  const entry: StoredEntry = opened.sending ? opened : typedEntry(opened, draft, opened.changedAt)
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
    change({ lines: fillEmpty(opened.what.items, entry.lines, writtenNumber) })
  const submit = async () => {
    setTried(true)
    if (!isWhole(entry) || isInFuture(entry.receivedOn)) {
      goToFirstWrong(form)
      return
    }
    save()
    await receiving.change(packageId, (stored) => stored && submittedEntry(stored, draft))
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
    isQueued: opened.sending !== null,
    change,
    changeLine,
    receivedAll,
    submit: () => void submit(),
    withdraw: () => void withdraw(receiving, packageId).catch(toastFailure),
    dismissRefusal,
  }
}
export type EntryControl = ReturnType<typeof useEntry>
