import pg from 'pg'
import type { Db } from '../db/db'
import { deliverOutbox, type OutboxRow } from '../db/outbox'

/** When no notice comes (a lost connection, a failed delivery), the outbox is looked at anyway. */
const LOOK_EVERY_MS = 5_000

const TRIED_AGAIN = 'outbox: delivery failed, tried again soon'

interface Log {
  warn(details: object, message: string): void
}

export interface Relay {
  stop(): Promise<void>
}

/** Delivers until a look finds nothing that can be delivered. */
async function deliverAll(
  db: Db,
  deliver: (row: OutboxRow) => Promise<void>,
  log: Log,
  goesOn: () => boolean,
): Promise<void> {
  for (let found = 1; found > 0 && goesOn();) {
    const { delivered, failures } = await deliverOutbox(db, deliver)
    found = delivered
    for (const error of failures) log.warn({ err: error }, TRIED_AGAIN)
  }
}

/**
 * Hands committed events on as soon as they are there: woken by the database's notice, by itself
 * every few seconds otherwise. Any number of processes may run one; an event
 * is handed on until its delivery succeeds, so a delivery must bear being repeated.
 */
export function startRelay(
  db: Db,
  url: string,
  log: Log,
  deliver: (row: OutboxRow) => Promise<void>,
): Relay {
  let isStopped = false
  let running: Promise<void> | undefined
  let isWanted = false
  let listener: pg.Client | undefined

  const drain = async () => {
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        await deliverAll(db, deliver, log, () => !isStopped)
      } catch (error) {
        log.warn({ err: error }, TRIED_AGAIN)
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
    const client = new pg.Client({ connectionString: url, application_name: 'pasok relay' })
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
  const look = () => {
    void listen().then(wake)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  look()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
      await listener?.end().catch(() => undefined)
    },
  }
}
