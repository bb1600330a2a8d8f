import {
  canSave,
  canSubmit,
  findTrouble,
  isRetried,
  isSaveDue,
  isUnsaved,
  phaseOf,
} from '@pasok/domain/cart/draft/draft.rules'
import { AUTOSAVE_IDLE_MS } from '@pasok/domain/cart/cart.constants'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLatest } from '../../lib/use-latest'
import { useOwnCart } from './own-cart'
import { saveDraft, type DraftServer, type SaveResult } from './save-draft'
import { useCart } from './use-cart'

/** Milliseconds until saving is retried after a server failure. */
const RETRY_MS = 3 * AUTOSAVE_IDLE_MS

/** Calls `call` when the browser is online again, while `isWanted`. */
function useOnline(isWanted: boolean, call: () => Promise<void>): void {
  const onOnline = useEffectEvent(() => void call())
  useEffect(() => {
    if (!isWanted) return undefined
    const handleOnline = () => onOnline()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [isWanted])
}

interface SavingOptions {
  /** Undefined while nothing may be saved: the cart is still opening or has no delivery area. */
  server: DraftServer | undefined
  onSaved: (result: SaveResult) => void
}

/** Saves the cart 5 s after the last change (Spec 1 §4) or on demand, one save at a time. */
export function useAutosave({ server, onSaved }: SavingOptions) {
  const store = useOwnCart()
  const cart = useCart()
  const latest = useLatest(() => ({ server, onSaved }))

  /** Resolves to true when the server has the cart. */
  const saveNow = useCallback(async (): Promise<boolean> => {
    const { server: now } = latest.current()
    if (!now) return false
    const result = await saveDraft(store, now, (saved) => latest.current().onSaved(saved))
    return !('error' in result)
  }, [store, latest])

  const enabled = server !== undefined && cart.ready
  const phase = phaseOf(cart)
  const due = enabled && isSaveDue(cart)
  const { revision } = cart.marker
  useEffect(() => {
    if (!due) return undefined
    const timer = setTimeout(() => void saveNow(), isRetried(phase) ? RETRY_MS : AUTOSAVE_IDLE_MS)
    return () => clearTimeout(timer)
  }, [due, phase, saveNow, revision])

  // A running save may have started offline and may still fail.
  useOnline(enabled && (phase === 'saving' || isRetried(phase)), async () => {
    const wasSaving = phase === 'saving'
    const isSaved = await saveNow()
    if (wasSaving && !isSaved) await saveNow()
  })

  return {
    phase,
    message: findTrouble(cart)?.message ?? '',
    canSave: enabled && canSave(cart),
    canSubmit: enabled && canSubmit(cart),
    unsaved: isUnsaved(cart),
    saveNow,
  }
}
