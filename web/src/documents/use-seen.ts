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
  newest: T
  may: (newest: T) => boolean
  /** Sends the request and returns the server's message; undefined while a field is invalid. */
  run: (seen: T) => Promise<{ message: string }> | undefined
  /** Topics to refresh after the request, whether it succeeded or not. */
  refreshes: readonly Topic[]
  onClose: () => void
  differences?: readonly Difference[]
}

/**
 * An action in a dialog, on the version of the record that was shown when the dialog opened, even if live
 * updates load newer ones. A refusal is shown in the dialog with the user's input. If a newer version exists,
 * the user chooses between both; if the action is no longer possible, the dialog explains that and stays open
 * until closed.
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
