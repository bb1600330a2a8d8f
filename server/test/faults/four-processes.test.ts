// @module-tag thorough
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renameCategory } from '@pasok/domain/catalog/catalog.provider.contract'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { notifyOfEvent } from '../../src/chapters/notifications/recipients/notify-people'
import { createDb, type Db } from '../../src/db/db'
import type { EventRow } from '../../src/db/events'
import { SUBSCRIPTIONS } from '../../src/subscriptions'
import type { Person } from '../api'
import { idOf } from '../company'
import { freshDatabase, type TestDatabase } from '../database'
import { eventually, STARVED } from '../eventually'
import { assertSound, readStock } from '../invariants'
import { issued } from '../invoices'
import { payByManualTransfer } from '../payments'
import { commandOfServer, startApp, type AppProcess } from './app-process'
import { signInAt } from './killed-app'
import { remotePerson } from './remote-person'

/** Four server processes share one database: every event takes effect exactly once. */
const PROCESSES = 4
const FLOWS = process.env['FAULTS'] === 'full' ? 40 : 8

let database: TestDatabase
let pool: pg.Pool
let db: Db
let dataDir: string
let stock: Map<string, string>
let apps: AppProcess[] = []

beforeAll(async () => {
  database = await freshDatabase()
  ;({ pool } = database)
  db = createDb(pool)
  await pool.query('update products set stock = 1000000')
  stock = await readStock(pool)
  // Records each start of a job with its worker.
  await pool.query(`
    create table job_runs (task_id int, event_id bigint, worker text);
    create function note_run() returns trigger language plpgsql as $$ begin
      insert into job_runs
      select new.task_id, (new.payload ->> 'eventId')::bigint, new.locked_by;
      return null;
    end $$;
    create trigger note_run after update on graphile_worker._private_jobs for each row
      when (new.attempts > old.attempts and new.locked_by is not null) execute function note_run()`)
  dataDir = await mkdtemp(join(tmpdir(), 'pasok-test-four-'))
  const command = await commandOfServer()
  const place = { databaseUrl: database.url, dataDir }
  apps = await Promise.all(Array.from({ length: PROCESSES }, () => startApp(command, place)))
}, 300_000)
afterAll(async () => {
  await Promise.all(apps.map((app) => app.kill()))
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const tokens = new Map<string, ReturnType<typeof signInAt>>()

/** Returns a user at one of the processes, signed in only once, because sign-ins are limited. */
const at = (app: AppProcess) => ({
  as: async (email: string): Promise<Person> => {
    const own = tokens.get(email) ?? signInAt(app.url, email)
    tokens.set(email, own)
    return remotePerson(() => app.url, { email, ...(await own) })
  },
})

/** Goes from a draft to the payment, causing all events in between. */
async function flow(app: AppProcess): Promise<void> {
  const here = at(app)
  const answer = await payByManualTransfer(await here.as('finance@maju.test'), await issued(here))
  expect(answer.errors).toBeNull()
}

async function eventsNow(): Promise<EventRow[]> {
  const columns = ['id', 'name', 'payload', 'company_id', 'created_at'] as const
  return db.selectFrom('outbox').select(columns).orderBy('id').execute()
}

const countOf = async (query: string): Promise<number> =>
  Number((await pool.query<{ count: string }>(query)).rows[0]?.count)

const notifications = () => countOf('select count(*) from notifications')

it(
  `${PROCESSES} processes on one database: every event has its effect exactly once`,
  { timeout: 900_000 },
  async () => {
    const flows = Array.from({ length: FLOWS }, async (_, n) => {
      const app = apps[n % PROCESSES]
      if (app) await flow(app)
    })
    await Promise.all(flows)
    const [first] = apps
    if (first) {
      const provider = await at(first).as('provider@pasok.test')
      await provider.must(renameCategory, {
        params: { id: idOf('category') },
        body: { name: 'Renamed', version: 1 },
      })
    }
    await eventually(
      async () =>
        expect(
          await countOf('select count(*) from graphile_worker.jobs where run_at <= now()'),
        ).toBe(0),
      STARVED,
    )
    const { rows: runs } = await pool.query<{ id: string; runs: string }>(
      `select event_id as id, count(*) as runs from job_runs
       join graphile_worker._private_tasks task on task.id = task_id
       where event_id is not null and identifier <> 'feed-index' group by event_id`,
    )
    const runsOf = new Map(runs.map((row) => [row.id, Number(row.runs)]))
    const table: Record<string, { events: number; jobs: number; runs: number; missing: number }> =
      {}
    for (const event of await eventsNow()) {
      const row = (table[event.name] ??= { events: 0, jobs: 0, runs: 0, missing: 0 })
      const isFed = event.name === 'products.changed'
      const subscribers: { afterCommit?: readonly ((payload: unknown) => unknown)[] } =
        Reflect.get(SUBSCRIPTIONS, event.name) ?? {}
      const jobs = subscribers.afterCommit?.flatMap((jobOf) => jobOf(event.payload) ?? []) ?? []
      row.events += 1
      row.jobs += isFed ? 0 : jobs.length
      row.runs += runsOf.get(String(event.id)) ?? 0
      // Handling the event again creates no further notifications.
      const before = await notifications()
      await notifyOfEvent(db, event.id)
      row.missing += (await notifications()) - before
    }
    console.table(table)
    for (const row of Object.values(table)) expect([row.runs, row.missing]).toEqual([row.jobs, 0])
    expect(table).toHaveProperty(['request.approved', 'events'], FLOWS)
    expect(table).toHaveProperty(['payment.moved'])
    expect(
      await countOf('select count(*) - count(distinct (user_id, key)) as count from notifications'),
    ).toBe(0)
    // The index has all changes, although far fewer jobs fed it than there are events.
    await eventually(
      async () =>
        expect(await countOf('select count(*) from outbox where delivered_at is null')).toBe(0),
      STARVED,
    )
    // The queue decides which process runs a job, so a busy process may get none.
    const workers = await countOf('select count(distinct worker) from job_runs')
    expect(workers).toBeGreaterThan(1)
    await assertSound(pool, stock)
  },
)
