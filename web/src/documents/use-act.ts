import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { confirm, type Question } from '../ui/confirm'
import { isOffline, messageOf, nextOf } from '../lib/api-error'
import { refresh, type Topic } from '../lib/refresh'
import { toastFailure, toastSuccess } from '../lib/toast'

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** By the person, who needs not be told. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Why something was refused, as it stays on the screen. */
export interface Refusal {
  title: string
  message: string
  /** What the server offers to do about it. */
  next?: ReturnType<typeof nextOf>
}

interface Act {
  /** Which of several buttons it is; those without a name are one. */
  name?: string
  /** Asked first. Without one it is done at once. */
  question?: Question
  /** Gives the server's message, which is shown. */
  run: () => Promise<string>
  /** The title of a refusal that stays until it is dismissed; without one it is a toast. */
  failed?: string
  /** Between its success and the moment when it is read again, ms (Spec 2 §9). */
  reloadAfter?: number
}

/**
 * What every button that changes something does: it asks, acts, shows the server's message, and reads
 * again what changed. Pressed twice is once; another that is pressed meanwhile comes next, because
 * what stands on the screen is what the next act is made of. What was refused is read again as well:
 * somebody else may have been first.
 * @param refreshes what the acts change, read again before the button is free.
 */
export function useAct(refreshes: readonly Topic[] = []) {
  const client = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const underWay = useRef(new Set<string>())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const attempt = async ({ name = '', run, failed, reloadAfter = 0 }: Act): Promise<boolean> => {
    setPending(name)
    try {
      toastSuccess(await run())
    } catch (error) {
      if (isGivenUp(error)) return false
      if (failed === undefined) toastFailure(error)
      else setRefusal({ title: failed, message: messageOf(error), next: nextOf(error) })
      if (!isOffline(error)) await refresh(client, refreshes)
      return false
    }
    await wait(reloadAfter)
    await refresh(client, refreshes)
    return true
  }
  /** Tells whether it was done. */
  const act = async (one: Act): Promise<boolean> => {
    const { name = '', question } = one
    if (underWay.current.has(name)) return false
    underWay.current.add(name)
    setRefusal(null)
    try {
      if (question && !(await confirm(question))) return false
      const own = last.current.then(() => attempt(one))
      last.current = own.catch(() => undefined)
      return await own
    } finally {
      underWay.current.delete(name)
      setPending((now) => (now === name ? null : now))
    }
  }
  return { act, pending, busy: pending !== null, refusal, dismiss: () => setRefusal(null) }
}
