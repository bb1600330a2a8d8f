import { createStore } from './store'

/** Whether the server can be reached, as far as is known. */
type Connection = 'connected' | 'disconnected'

export const connectionStore = createStore<Connection>('connected')

/** Ms: how long the server may take to say that it is there. */
const PATIENCE = 5_000

async function isReady(): Promise<boolean> {
  try {
    const { ok } = await fetch('/health/ready', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    return ok
  } catch {
    return false
  }
}

let looking: Promise<void> | undefined

/** Asks the server whether it is there; asked once, however many want to know. */
export function lookForServer(): Promise<void> {
  looking ??= isReady()
    .then((ready) => connectionStore.set(ready ? 'connected' : 'disconnected'))
    .finally(() => {
      looking = undefined
    })
  return looking
}

/** A call got no answer, or one that says that the service is away: whether it is, is looked up. */
export function suspectConnection(): void {
  void lookForServer()
}
