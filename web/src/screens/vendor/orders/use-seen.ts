import { useState } from 'react'
import type { Conflict, Difference } from '../../../documents/edit-conflict'

interface Versioned {
  version: number
}

/**
 * A record as it was when its dialog was opened: what is sent is of that version, however often live
 * changes renew the one behind the dialog. Once that is refused and a newer one is there, the dialog
 * asks which of both is to count.
 */
export function useSeen<T extends Versioned>(
  newest: T,
  /** True once it is done. */
  send: (seen: T) => Promise<boolean>,
  onClose: () => void,
) {
  const [seen, setSeen] = useState(newest)
  const [isRefused, setRefused] = useState(false)
  const attempt = async (of: T) => {
    setSeen(of)
    setRefused(false)
    if (await send(of)) onClose()
    else setRefused(true)
  }
  const conflictOf = (rows: readonly Difference[] = []): Conflict | null =>
    isRefused && seen.version !== newest.version
      ? { rows, onKeepMine: () => void attempt(newest), onTakeTheirs: onClose }
      : null
  return { seen, submit: () => attempt(seen), conflictOf }
}
