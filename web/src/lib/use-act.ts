import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isOffline } from './api-error'
import { toastFailure, toastSuccess } from './toast'

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** By the person, who needs not be told. */
const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

interface Act {
  /** Which of several buttons it is. */
  name: string
  /** None: it is done at once. */
  ask?: () => Promise<boolean>
  run: () => Promise<{ message: string }>
  /** Between its success and the moment when it is read again, ms (Spec 2 §9). */
  reloadAfter?: number
}

/**
 * Does one thing after the other: asks, does it, says the server's message, and reads again:
 * what stands on the screen is what the next act is made of. What was refused is told and read again
 * at once: somebody else may have been first.
 */
export function useAct(renew: (client: QueryClient) => Promise<void>) {
  const client = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  const underWay = useRef(new Set<string>())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const attempt = async ({ name, run, reloadAfter = 0 }: Act): Promise<boolean> => {
    setPending(name)
    try {
      toastSuccess((await run()).message)
    } catch (error) {
      if (isGivenUp(error)) return false
      toastFailure(error)
      if (!isOffline(error)) await renew(client)
      return false
    }
    await wait(reloadAfter)
    await renew(client)
    return true
  }
  /** Tells whether it was done. Pressed twice is once; what is pressed meanwhile comes next. */
  const act = async (one: Act): Promise<boolean> => {
    if (underWay.current.has(one.name)) return false
    underWay.current.add(one.name)
    try {
      if (one.ask && !(await one.ask())) return false
      const own = last.current.then(() => attempt(one))
      last.current = own.catch(() => undefined)
      return await own
    } finally {
      underWay.current.delete(one.name)
      setPending((name) => (name === one.name ? null : name))
    }
  }
  return { act, pending }
}
