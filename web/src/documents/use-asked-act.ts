import { useRef, useState } from 'react'
import { messageOf, nextOf } from '../lib/api-error'
import { toastSuccess } from '../lib/toast'
import { confirm, type Question } from '../ui/confirm'

export interface Refusal {
  title: string
  message: string
  /** What the server offers to do about it. */
  next?: ReturnType<typeof nextOf>
}

interface Act {
  /** None: it is done at once. */
  question?: Question
  /** What was not done. */
  failed: string
  /** Gives the server's message. */
  run: () => Promise<string>
}

/** Asks, does it and says so; why it was refused stays until it is put away. One at a time. */
export function useAskedAct() {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)
  const isBusy = useRef(false)
  const act = async ({ question, failed, run }: Act): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setRefusal(null)
    try {
      if (question && !(await confirm(question))) return
      setBusy(true)
      toastSuccess(await run())
    } catch (reason) {
      setRefusal({ title: failed, message: messageOf(reason), next: nextOf(reason) })
    } finally {
      isBusy.current = false
      setBusy(false)
    }
  }
  return { act, busy, refusal, dismiss: () => setRefusal(null) }
}
