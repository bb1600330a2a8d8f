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
 * Does one thing at a time: asks, does it, says the server's message, and reads again:
 * what stands on the screen is what the next act is made of. What was refused is told and read again
 * at once: somebody else may have been first.
 */
export function useAct(renew: (client: QueryClient) => Promise<void>) {
  const client = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  const isBusy = useRef(false)
  const attempt = async ({ name, ask, run, reloadAfter = 0 }: Act): Promise<boolean> => {
    if (ask && !(await ask())) return false
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
  /** Tells whether it was done. */
  const act = async (one: Act): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      return await attempt(one)
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }
  return { act, pending }
}
