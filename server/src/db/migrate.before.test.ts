// @module-tag thorough
import { setTimeout as pause } from 'node:timers/promises'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DOWN_PAYMENT_STATES, ITEM_STATES } from '@pasok/domain/orders/orders.states'
import { countOrders, listOrders } from '@pasok/domain/orders/orders.contract'
import { RECEIPT_STATES } from '@pasok/domain/receipts/receipts.states'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { companyId } from '../../test/company'
import { emptyDatabase, type TestDatabase } from '../../test/database'
import { findBreaches, readStock } from '../../test/invariants'
import { goOn, staged, type Staged } from '../../test/order-stages'
import { orderNow } from '../../test/orders'
import {
  migrateToBefore,
  moveAsBefore,
  readKnownColumns,
  readWritten,
  writeAsBefore,
  type KnownColumns,
  type Written,
} from '../../test/old-release'
import { findMissed, readColumns } from '../../test/columns-before'
import { MIGRATIONS_DIR } from '../../test/template'
import { loadWorld } from '../../test/world'
import { loadMasters } from '../chapters/company/masters/load-masters'
import { loadRegions } from '../chapters/regions/load-regions'
import { createDb } from './db'
import { prepareJobSchema } from './start-database'
import { migrate } from './migrate'

const QUICK = { lockMs: 200, pauseMs: 50, wholeMs: 60_000 }

describe('a database of an old release', () => {
  let source: Api
  let before: TestDatabase
  let api: Api
  let known: KnownColumns
  let stock: Map<string, string>
  /** Orders created before the migration, during it and after it. */
  const made: Staged[][] = []
  const written: Written[] = []

  beforeAll(async () => {
    source = await startApi()
    for (const keys of [
      ['sinar', 'karya', 'sinar', 'sinar'],
      ['sinar', 'karya'],
      ['sinar', 'karya'],
    ] as const) {
      const orders: Staged[] = []
      for (const key of keys) orders.push(await staged(source, key))
      made.push(orders)
      written.push(await readWritten(source.pool))
    }
    before = await emptyDatabase()
    await migrateToBefore(before.pool)
    await prepareJobSchema(before.url)
    const db = createDb(before.pool)
    await loadRegions(db)
    await loadMasters(db)
    await loadWorld(db)
    known = await readKnownColumns(before.pool)
    stock = await readStock(before.pool)
  })
  afterAll(async () => {
    await api?.drop()
    await source.drop()
    await before.drop()
  })

  const write = (batch: number, between?: (table: string) => Promise<unknown>) => {
    const rows = written[batch]
    if (!rows) throw new Error(`no batch ${batch}`)
    return writeAsBefore(before.pool, known, rows, between)
  }
  /** Returns an order of a batch with the users of the migrated database. */
  const stagedNow = async (batch: number, at: number): Promise<Staged> => {
    const one = made[batch]?.[at]
    if (!one) throw new Error(`no order ${at} in batch ${batch}`)
    return {
      ...one,
      buyer: await api.as(one.buyer.email),
      vendor: await api.as(one.vendor.email),
    }
  }
  it('is migrated while that release reads and writes, and none of them fails', async () => {
    await write(0)
    await moveAsBefore(before.pool, made[0]?.[2]?.order, 'Pick')
    await moveAsBefore(before.pool, made[0]?.[3]?.order, 'Ready to Ship')
    let isMigrating = true
    let reads = 0
    const read = async () => {
      const client = await before.pool.connect()
      try {
        while (isMigrating) {
          await client.query('begin isolation level repeatable read read only')
          for (const table of ['packages', 'order_items', 'purchase_orders', 'files']) {
            await client.query(`select count(*) from ${table}`)
            await pause(20)
          }
          await client.query('commit')
          reads += 1
        }
      } finally {
        client.release(true)
      }
    }
    const lines: string[] = []
    // Pending while orders have been written, but their packages have not.
    let writing: Promise<void> | undefined
    await new Promise<void>((hasOrders, fail) => {
      writing = write(1, async (table) => {
        if (table === 'purchase_orders') hasOrders()
        await pause(150)
      })
      writing.catch(fail)
    })
    const [applied] = await Promise.all([
      migrate(before.pool, MIGRATIONS_DIR, (line) => lines.push(line), QUICK).finally(() => {
        isMigrating = false
      }),
      writing,
      read(),
      read(),
    ])
    expect(applied[0]).toMatch(/^0015/)
    expect(lines).toContain(`database: ${applied[0]} waits for a table that others use`)
    expect(reads).toBeGreaterThan(2)
    expect(await findBreaches(before.pool, stock)).toEqual([])
  })

  it('takes what that release goes on writing: tabs and counts follow', async () => {
    await write(2)
    expect(await findBreaches(before.pool, stock)).toEqual([])
    api = await startApi({ through: () => before.url })
    const owner = await api.as('owner@maju.test')
    const params = { buyer_id: companyId('maju') }
    const tabs = await owner.must(countOrders, { params })
    expect(tabs).toMatchObject({ New: 3, Pick: 1, 'Ready to Ship': 1, 'Waiting Down Payment': 3 })
    const news = await owner.must(listOrders, {
      query: { searchTopic: 'packages.lastStatus', searchValue: 'New' },
    })
    expect(news.map(({ _id }) => _id).toSorted()).toEqual(
      [made[0]?.[0], made[1]?.[0], made[2]?.[0]].map((one) => one?.order._id ?? '').toSorted(),
    )
  })

  it('is moved on by this release, from wherever an order stands', async () => {
    for (const batch of [0, 1, 2]) {
      const one = await goOn(await stagedNow(batch, 0), 'pick', 'change', 'accept', 'ready', 'ship')
      one.order = await orderNow(api, one.order)
      await goOn(one, 'receive')
      await goOn(await stagedNow(batch, 1), 'proof', 'confirm', 'cancel by vendor', 'refund')
    }
    await goOn(await stagedNow(0, 2), 'ready', 'ship', 'receive')
    await goOn(await stagedNow(0, 3), 'cancel by vendor')
    expect(await findBreaches(before.pool, stock)).toEqual([])
  })
})

describe('a file after those of the release before', () => {
  /** Lock modes for which others wait; readers wait for ACCESS EXCLUSIVE too. */
  const BLOCKING_LOCKS = `
    select relname as name, bool_or(mode = 'AccessExclusiveLock') as is_closed
    from pg_locks join pg_class on pg_class.oid = relation
    where pid = pg_backend_pid() and relkind = 'r' and relation::bigint = any($1)
      and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    group by relname`
  let database: TestDatabase
  beforeAll(async () => {
    database = await emptyDatabase()
    await migrateToBefore(database.pool)
  })
  afterAll(() => database.drop())

  it('closes no table while it holds another, and leaves what the one before reads and writes', async () => {
    const { rows: tables } = await database.pool.query<{ oid: string }>(
      `select oid::bigint from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const names = (await readdir(MIGRATIONS_DIR)).filter((name) => name > '0015').toSorted()
    const missed: string[] = []
    let known = await readColumns(database.pool)
    for (const name of names) {
      const client = await database.pool.connect()
      await client.query('begin')
      await client.query(await readFile(join(MIGRATIONS_DIR, name), 'utf8'))
      const { rows } = await client.query<{ name: string; is_closed: boolean }>(BLOCKING_LOCKS, [
        tables.map(({ oid }) => oid),
      ])
      await client.query('commit')
      client.release()
      expect([name, rows.some((row) => row.is_closed) && rows.length > 1]).toEqual([name, false])
      const now = await readColumns(database.pool)
      missed.push(...findMissed(known, now).map((what) => `${name}: ${what}`))
      known = now
    }
    expect(missed).toEqual([])
    const { rows } = await database.pool.query(
      `select conname from pg_constraint where not convalidated`,
    )
    expect(rows).toEqual([])
  })

  it('would be found to lose a column, to change one, or to ask for one', () => {
    const free = { type: 'text', isFree: true }
    const before = new Map([
      ['mails.id', { type: 'uuid', isFree: false }],
      ['mails.text', free],
      ['mails.tries', { type: 'int4', isFree: true }],
      ['mails.kind', free],
    ])
    const now = new Map([
      ['mails.id', { type: 'uuid', isFree: false }],
      ['mails.tries', { type: 'int8', isFree: true }],
      ['mails.kind', { type: 'text', isFree: false }],
      ['mails.sender', { type: 'text', isFree: false }],
      ['mails.note', free],
      ['letters.id', { type: 'uuid', isFree: false }],
    ])
    expect(findMissed(before, now)).toEqual([
      'mails.text is gone, or of another type',
      'mails.tries is gone, or of another type',
      'mails.kind must be written now',
      'mails.sender must be written now',
    ])
  })

  it.each([
    ['purchase_orders_down_payment_state', DOWN_PAYMENT_STATES],
    ['order_items_state', ITEM_STATES],
    ['receipts_last_status_check', RECEIPT_STATES],
  ])('%s knows every state', async (name, states) => {
    const { rows } = await database.pool.query<{ is: string }>(
      'select pg_get_constraintdef(oid) as is from pg_constraint where conname = $1',
      [name],
    )
    for (const state of states) expect(rows[0]?.is).toContain(`'${state}'`)
  })
})
