import pg from 'pg'
import { SIGNAL_CHANNEL } from '../db/signals'

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

interface Heard {
  /** A notice, as it was sent. */
  hear: (text: string) => void
  /** It listens again: what was told meanwhile is lost. */
  missed: () => void
  onTrouble: (error: unknown) => void
}

/** Fails when the answer takes too long. */
async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('signals: no answer')), PATIENCE_MS)
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
  url: string,
  heard: Heard,
  { stopped, begun }: { stopped: AbortSignal; begun: () => void },
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pasok signals',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
  })
  const lost = new AbortController()
  const lose = () => lost.abort()
  client.on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ payload }) => heard.hear(payload ?? ''))
  const end = AbortSignal.any([stopped, lost.signal])
  try {
    await client.connect()
    await within(client.query(`listen ${SIGNAL_CHANNEL}`))
    begun()
    while (!end.aborted) {
      await pause(ASK_EVERY_MS, end)
      if (!end.aborted) await within(client.query('select 1'))
    }
  } finally {
    // It may be gone without having said so.
    void client.end().catch(() => undefined)
  }
}

/** Hears what other processes, and this one, have committed; it outlives its database. */
export function hearSignals(url: string, heard: Heard): Ear {
  const stopping = new AbortController()
  const stopped = stopping.signal
  let hearFirst = () => {}
  const first = new Promise<void>((resolve) => {
    hearFirst = resolve
  })
  const hearOn = async () => {
    let tries = 0
    const begun = () => {
      if (tries > 0) heard.missed()
      hearFirst()
      tries = 0
    }
    while (!stopped.aborted) {
      await listen(url, heard, { stopped, begun }).catch(heard.onTrouble)
      tries += 1
      await pause(Math.min(AGAIN_MS * 2 ** tries, AGAIN_AT_MOST_MS) * Math.random(), stopped)
    }
  }
  const hearing = hearOn()
  return {
    listening: () => within(first),
    async stop() {
      stopping.abort()
      await hearing
    },
  }
}
