import { createStore } from './store'

type Connection = 'connected' | 'disconnected'

export const connectionStore = createStore<Connection>('connected')

/** Timeout of the health check in milliseconds. */
const PATIENCE_MS = 5_000

async function isReady(): Promise<boolean> {
  try {
    const { ok } = await fetch('/health/ready', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return ok
  } catch {
    return false
  }
}

let checking: Promise<void> | undefined

/** Checks the connection; concurrent calls share one request. */
export function checkConnection(): Promise<void> {
  checking ??= isReady()
    .then((ready) => connectionStore.set(ready ? 'connected' : 'disconnected'))
    .finally(() => {
      checking = undefined
    })
  return checking
}

/** Checks the connection after a request without a response, or with 503. */
export function suspectConnection(): void {
  void checkConnection()
}
