import { useState } from 'react'
import { toastSuccess } from '../../lib/toast'

interface Decision {
  /** Gives the server's message. */
  run: () => Promise<{ message: string }>
  /** Reads again what stands behind the dialog. */
  renew: () => Promise<void>
  onClose: () => void
}

/** What is decided in a dialog: done, it says so and closes; refused, it says why and stays. */
export function useDecision({ run, renew, onClose }: Decision) {
  const [failure, setFailure] = useState<Error | null>(null)
  const [isSaving, setSaving] = useState(false)
  const decide = async (): Promise<void> => {
    setFailure(null)
    setSaving(true)
    try {
      toastSuccess((await run()).message)
      await renew()
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
      void renew()
    } finally {
      setSaving(false)
    }
  }
  return { decide, form: { failure, isSaving, onDismissFailure: () => setFailure(null) } }
}
