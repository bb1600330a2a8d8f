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

/** Canceled by the user, who needs no message. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** The error of a refused action, shown until dismissed. */
export interface Refusal {
  title: string
  message: string
  next?: ReturnType<typeof nextOf>
}

interface Act {
  /** Identifies the button; actions without a name count as the same button. */
  name?: string
  /** Confirmation before the action; without one it runs immediately. */
  question?: Question
  /** Returns the server's success message. */
  run: () => Promise<string>
  /** Title of an error that stays until dismissed; without it, the error is a toast. */
  failed?: string
  /** Milliseconds between success and refresh (Spec 2 §9). */
  reloadAfter?: number
}

/**
 * Runs the action of a button: requests confirmation, runs the action, shows the server's message and
 * refreshes. A second press while it runs is ignored. Another button's action waits, because it depends on the
 * refreshed screen. A refused action refreshes as well, as another user may have been first. @param refreshes
 * topics that the actions change; refreshed before the button is enabled again.
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
  /** Resolves to true when the action succeeded. */
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
