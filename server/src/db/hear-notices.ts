import pg from 'pg'

/** In milliseconds. The connection is tested regularly, because it may be lost without any error. */
const PING_EVERY_MS = 5_000
const PATIENCE_MS = 5_000
const AGAIN_MS = 250
const MAX_RETRY_MS = 5_000

interface Ear {
  /** Resolves once it is listening; rejects after a timeout. */
  listening(): Promise<void>
  stop(): Promise<void>
}

interface NoticeHandlers {
  /** Called with the text of each notification. */
  onNotice: (text: string) => void
  /**
   * Called when listening begins. `isAgain` is true after a reconnection: notifications sent meanwhile are
   * lost.
   */
  listens: (isAgain: boolean) => void
  /** Called whenever listening ended or could not begin, until `listens` is called again. */
  onEnd?: () => void
  onTrouble: (error: unknown) => void
}

interface Place {
  url: string
  channel: string
  /** Interval and timeout of the connection tests, in milliseconds. */
  pingEveryMs?: number
  patienceMs?: number
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error('The database did not answer the check of the listening connection.')),
      ms,
    )
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

const pause = (ms: number, stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (stopped.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      stopped.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    stopped.addEventListener('abort', end)
  })

/** Listens until the connection is lost or stopped. */
async function listen(
  { url, channel, pingEveryMs = PING_EVERY_MS, patienceMs = PATIENCE_MS }: Place,
  onNotice: NoticeHandlers['onNotice'],
  { stopped, onStarted }: { stopped: AbortSignal; onStarted: () => void },
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `pasok ${channel}`,
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
  })
  const lost = new AbortController()
  const lose = () => lost.abort()
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ payload }) => onNotice(payload ?? ''))
  const end = AbortSignal.any([stopped, lost.signal])
  try {
    await client.connect()
    await within(patienceMs, client.query(`listen ${channel}`))
    onStarted()
    while (!end.aborted) {
      await pause(pingEveryMs, end)
      if (!end.aborted) await within(patienceMs, client.query('select 1'))
    }
  } finally {
    // The connection may already be lost, so its end is not awaited.
    void client.end().catch(() => undefined)
  }
}

/**
 * Listens to a channel of the database for notifications from any process, and reconnects whenever the
 * connection is lost.
 */
export function listenForNotices(place: Place, handlers: NoticeHandlers): Ear {
  const stopping = new AbortController()
  const stopped = stopping.signal
  let resolveFirst = () => {}
  const first = new Promise<void>((resolve) => {
    resolveFirst = resolve
  })
  const keepListening = async () => {
    let tries = 0
    const onStarted = () => {
      handlers.listens(tries > 0)
      resolveFirst()
      tries = 0
    }
    while (!stopped.aborted) {
      await listen(place, handlers.onNotice, { stopped, onStarted }).catch(handlers.onTrouble)
      handlers.onEnd?.()
      tries += 1
      await pause(Math.min(AGAIN_MS * 2 ** tries, MAX_RETRY_MS) * Math.random(), stopped)
    }
  }
  const hearing = keepListening()
  return {
    listening: () => within(PATIENCE_MS, first),
    async stop() {
      stopping.abort()
      await hearing
    },
  }
}
