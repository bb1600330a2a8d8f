import pg from 'pg'

/** Ms: a connection that is silently gone is found out by asking. */
const ASK_EVERY_MS = 5_000
const PATIENCE_MS = 5_000
const AGAIN_MS = 250
const AGAIN_AT_MOST_MS = 5_000

interface Ear {
  /** Settles once it listens; fails when that takes too long. */
  listening(): Promise<void>
  stop(): Promise<void>
}

interface Told {
  /** A notice, as it was sent. */
  hear: (text: string) => void
  /** It listens from now on; again: what was told meanwhile is lost. */
  listens: (isAgain: boolean) => void
  onTrouble: (error: unknown) => void
}

interface Place {
  url: string
  channel: string
  /** How often the line is tried, and how long an answer may take. */
  askEveryMs?: number
  patienceMs?: number
}

/** Fails when the answer takes too long. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer who listens')), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

/** Waits, or until it is stopped. */
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

/** Listens until the connection is lost or it is stopped. */
async function listen(
  { url, channel, askEveryMs = ASK_EVERY_MS, patienceMs = PATIENCE_MS }: Place,
  hear: Told['hear'],
  { stopped, begun }: { stopped: AbortSignal; begun: () => void },
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
  client.on('notification', ({ payload }) => hear(payload ?? ''))
  const end = AbortSignal.any([stopped, lost.signal])
  try {
    await client.connect()
    await within(patienceMs, client.query(`listen ${channel}`))
    begun()
    while (!end.aborted) {
      await pause(askEveryMs, end)
      if (!end.aborted) await within(patienceMs, client.query('select 1'))
    }
  } finally {
    // It may be gone without having said so.
    void client.end().catch(() => undefined)
  }
}

/** Hears what is told on a channel of the database, by any process; it outlives its database. */
export function hearNotices(place: Place, told: Told): Ear {
  const stopping = new AbortController()
  const stopped = stopping.signal
  let hearFirst = () => {}
  const first = new Promise<void>((resolve) => {
    hearFirst = resolve
  })
  const hearOn = async () => {
    let tries = 0
    const begun = () => {
      told.listens(tries > 0)
      hearFirst()
      tries = 0
    }
    while (!stopped.aborted) {
      await listen(place, told.hear, { stopped, begun }).catch(told.onTrouble)
      tries += 1
      await pause(Math.min(AGAIN_MS * 2 ** tries, AGAIN_AT_MOST_MS) * Math.random(), stopped)
    }
  }
  const hearing = hearOn()
  return {
    listening: () => within(PATIENCE_MS, first),
    async stop() {
      stopping.abort()
      await hearing
    },
  }
}
