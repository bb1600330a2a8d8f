import pg from 'pg'

/** When no notice comes (a lost connection, a failed delivery), the outbox is looked at anyway. */
const LOOK_EVERY_MS = 5_000

export interface Watch {
  /** Waits for the look that is under way. */
  stop(): Promise<void>
}

/**
 * Looks at the outbox now, whenever something was committed to it, and by itself every few seconds;
 * one look at a time. `goesOn` turns false when it is stopped: a look may then end early.
 */
export function watchOutbox(
  url: string,
  look: (goesOn: () => boolean) => Promise<void>,
  onFailure: (error: unknown) => void,
): Watch {
  let isStopped = false
  let running: Promise<void> | undefined
  let isWanted = false
  let listener: pg.Client | undefined

  const drain = async () => {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        await look(() => !isStopped)
      } catch (error) {
        onFailure(error)
      }
    }
  }
  const wake = () => {
    isWanted = true
    running ??= drain().finally(() => {
      running = undefined
      if (isWanted && !isStopped) wake()
    })
  }
  const listen = async () => {
    if (isStopped || listener) return
    const client = new pg.Client({ connectionString: url, application_name: 'pasok outbox' })
    listener = client
    const forget = () => {
      if (listener === client) listener = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    client.on('notification', wake)
    try {
      await client.connect()
      await client.query('listen outbox')
    } catch {
      forget()
      await client.end().catch(() => undefined)
    }
  }
  const lookAnyway = () => {
    void listen().then(wake)
  }
  const timer = setInterval(lookAnyway, LOOK_EVERY_MS)
  lookAnyway()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
      await listener?.end().catch(() => undefined)
    },
  }
}
