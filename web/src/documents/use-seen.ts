import { formTexts } from '@pasok/domain/kernel/form.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh, type Topic } from '../lib/refresh'
import { useTexts } from '../lib/texts'
import { toastSuccess } from '../lib/toast'
import type { Conflict, Difference } from './edit-conflict'

interface Versioned {
  version: number | string
}

interface SeenMove<T extends Versioned> {
  /** As it stands by now. */
  newest: T
  /** True while this may be done with it. */
  may: (newest: T) => boolean
  /** What the server says once it is done; nothing while a field is wrong, which says so itself. */
  run: (seen: T) => Promise<{ message: string }> | undefined
  /** What is read again behind the dialog, whatever comes of it. */
  refreshes: readonly Topic[]
  onClose: () => void
  /** What differs of what is typed and what stands by now. */
  differences?: readonly Difference[]
}

/**
 * A move that is asked for in a dialog, of a record as it was when the dialog was opened, however
 * often live changes renew the one behind it. Why it was refused stands in the dialog, beside what
 * was typed: once a newer one is there, the dialog asks which of both is to count; where nothing of
 * the kind can be done any more, it says that, and keeps the words until they are put away.
 */
export function useSeen<T extends Versioned>(move: SeenMove<T>) {
  const { newest, may, run, refreshes, onClose, differences = [] } = move
  const t = useTexts(formTexts)
  const client = useQueryClient()
  const ts = useTexts(shellTexts)
  const [seen, setSeen] = useState(newest)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isSaving, setSaving] = useState(false)
  const attempt = async (of: T): Promise<void> => {
    setSeen(of)
    setFailure(null)
    const sent = run(of)
    if (!sent) return
    setSaving(true)
    try {
      toastSuccess((await sent).message)
      await refresh(client, refreshes)
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
      void refresh(client, refreshes)
    } finally {
      setSaving(false)
    }
  }
  const isOver = !isSaving && !may(newest)
  const conflict: Conflict | null =
    failure && !isOver && seen.version !== newest.version
      ? { rows: differences, onKeepMine: () => void attempt(newest), onTakeTheirs: onClose }
      : null
  return {
    seen,
    submit: () => attempt(seen),
    /** What the dialog shows of it. */
    form: {
      isSaving,
      failure: failure ?? (isOver ? new Error(t('overHelp')) : null),
      failureTitle: isOver ? t('overTitle') : ts('error'),
      onDismissFailure: () => setFailure(null),
      conflict,
      canSubmit: !isOver,
    },
  }
}
