import { approveRequest, submitRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi, type Api } from '../../test/api'
import { searchHeaders } from '../../test/search-key'
import { productId } from '../../test/company'
import { deliverAll } from '../../test/found'
import { draft } from '../../test/requests'
import { allSearchDocuments } from '../chapters/catalog/search-documents'
import { deliverOutbox, writeOutbox, type OutboxRow } from '../db/outbox'
import { startRelay, type Relay } from './relay'
import { sweep } from './sweep'
import { eventually } from '../../test/eventually'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const relays: Relay[] = []
const warnings: string[] = []
const log = { warn: (_: object, message: string) => warnings.push(message) }
const start = (deliver: (row: OutboxRow) => Promise<void>) => {
  const relay = startRelay(api.db, api.url, log, deliver)
  relays.push(relay)
  return relay
}
beforeEach(async () => {
  warnings.length = 0
  await api.pool.query('delete from outbox')
})
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()))
})

const tell = (name: string) =>
  api.db
    .transaction()
    .execute((trx) => writeOutbox(trx, 'categories.changed', { categoryIds: [name] }, null))

const payloadShape = z.object({ categoryIds: z.array(z.string()) })
const nameOf = (row: OutboxRow) => payloadShape.parse(row.payload).categoryIds[0] ?? ''
const names = (count: number, kind: string) =>
  Array.from({ length: count }, (_, at) => `${kind}-${at}`)

const undelivered = async () => {
  const { rows } = await api.pool.query('select id from outbox where delivered_at is null')
  return rows.length
}
const allDelivered = () => eventually(async () => expect(await undelivered()).toBe(0))

describe('the relay', () => {
  it('hands each event on once, however many processes run one', async () => {
    const seen: string[] = []
    const deliver = async (row: OutboxRow) => {
      seen.push(nameOf(row))
      await new Promise((resolve) => setImmediate(resolve))
    }
    const before = names(20, 'before')
    for (const name of before) await tell(name)
    start(deliver)
    start(deliver)
    start(deliver)
    const after = names(60, 'after')
    await Promise.all(after.map(tell))
    await allDelivered()
    expect(seen.toSorted()).toEqual([...before, ...after].toSorted())
    expect(warnings).toEqual([])
  })

  it('hands on what is committed, and nothing else', async () => {
    const seen: string[] = []
    start(async (row) => {
      seen.push(nameOf(row))
    })
    const undone = api.db.transaction().execute(async (trx) => {
      await writeOutbox(trx, 'categories.changed', { categoryIds: ['undone'] }, null)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    let commit: () => void = () => undefined
    const committed = new Promise<void>((resolve) => (commit = resolve))
    const later = api.db.transaction().execute(async (trx) => {
      await writeOutbox(trx, 'categories.changed', { categoryIds: ['later'] }, null)
      await committed
    })
    await tell('sooner')
    await eventually(() => expect(seen).toEqual(['sooner']))
    commit()
    await later
    await allDelivered()
    expect(seen).toEqual(['sooner', 'later'])
  })

  it('tries again what failed, and holds up nothing else by it', async () => {
    const seen: string[] = []
    let isFailing = true
    start(async (row) => {
      if (isFailing && nameOf(row) === 'bad') throw new Error('not now')
      seen.push(nameOf(row))
    })
    await Promise.all([tell('bad'), ...names(5, 'good').map(tell)])
    await eventually(() => expect(seen.toSorted()).toEqual(names(5, 'good')))
    await eventually(async () => expect(await undelivered()).toBe(1))
    expect(warnings.length).toBeGreaterThan(0)
    isFailing = false
    await tell('next')
    await allDelivered()
    expect(seen.filter((name) => name === 'bad')).toHaveLength(1)
    expect(seen).toHaveLength(7)
  })

  it('goes on with what is new when a hundred fail for ever, and tries these more and more rarely', async () => {
    const seen: string[] = []
    for (const name of names(150, 'bad')) await tell(name)
    await tell('good')
    start(async (row) => {
      if (nameOf(row) !== 'good') throw new Error('never')
      seen.push(nameOf(row))
    })
    await eventually(() => expect(seen).toEqual(['good']))
    await tell('good')
    await eventually(() => expect(seen).toEqual(['good', 'good']))
    await Promise.all(relays.splice(0).map((relay) => relay.stop()))
    await api.pool.query(
      'update outbox set tries = 3, try_after = now() where delivered_at is null',
    )
    await deliverOutbox(api.db, () => Promise.reject(new Error('never')), { atMost: 200 })
    const { rows } = await api.pool.query(
      'select distinct tries, round(extract(epoch from try_after - now()))::int as pause from outbox where delivered_at is null',
    )
    expect(rows).toEqual([{ tries: 4, pause: expect.closeTo(8, -1) }])
  })

  it('goes on by itself after its connections were cut', async () => {
    const seen: string[] = []
    start(async (row) => {
      seen.push(nameOf(row))
    })
    await tell('before')
    await allDelivered()
    await api.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await eventually(() => tell('after'))
    await allDelivered()
    expect(seen).toEqual(['before', 'after'])
  })

  it('stops when it is told to', async () => {
    const seen: string[] = []
    const relay = start(async (row) => {
      seen.push(nameOf(row))
    })
    await tell('one')
    await allDelivered()
    await relay.stop()
    await tell('two')
    expect(await undelivered()).toBe(1)
    const { delivered } = await deliverOutbox(api.db, async () => undefined)
    expect([delivered, seen]).toEqual([1, ['one']])
  })
})

describe('what is done about an event', () => {
  const find = async (text: string) => {
    const response = await api.server.inject({
      method: 'POST',
      url: '/1/indexes/products/query',
      headers: await searchHeaders(await api.as('purchasing@maju.test')),
      payload: { query: text },
    })
    const shape = z.object({
      hits: z.array(z.looseObject({ objectID: z.string(), stock: z.number() })),
    })
    return shape.parse(response.json()).hits
  }

  it('an approval changes the stock that a search shows', async () => {
    await api.app.index.rebuild(allSearchDocuments(api.db))
    const isIt = ({ objectID }: { objectID: string }) => objectID === productId('helm')
    expect((await find('helm')).find(isIt)?.stock).toBe(250)
    const owner = await api.as('owner@maju.test')
    const id = await draft(owner, [{ product: 'helm', quantity: 12.5 }])
    await owner.must(submitRequest, { params: { id } })
    await owner.must(approveRequest, { params: { id } })
    await deliverAll(api)
    expect((await find('helm')).find(isIt)?.stock).toBe(237.5)
  })

  it('a product that is no longer offered leaves the search', async () => {
    const ids = async () => (await find('sabun')).map(({ objectID }) => objectID)
    expect(await ids()).toContain(productId('sabun'))
    await api.pool.query("update products set withdrawn_at = now() where slug = 'sabun'")
    await api.db
      .transaction()
      .execute((trx) =>
        writeOutbox(trx, 'products.changed', { productIds: [productId('sabun')] }, null),
      )
    await deliverAll(api)
    expect(await ids()).not.toContain(productId('sabun'))
  })
})

it('what has served its time is swept away, and nothing else', async () => {
  await api.pool.query(`
    insert into outbox (name, payload, delivered_at) values
      ('old', '{}', now() - interval '8 days'), ('fresh', '{}', now()), ('waiting', '{}', null);
    update outbox set created_at = now() - interval '30 days';
    insert into idempotency_keys (caller, key, call, body_hash, answer, created_at) values
      ('a', 'old', 'x', 'x', '{}', now() - interval '3 days'), ('a', 'fresh', 'x', 'x', '{}', now());
    insert into sign_in_failures (email, address, wrong, first_at, locked_until) values
      ('old', 'x', 3, now() - interval '2 days', null), ('fresh', 'x', 3, now(), null),
      ('locked', 'x', 10, now() - interval '2 days', now() + interval '5 minutes')`)
  await api.pool.query(`
    insert into mails (id, kind, to_email, to_name, language, subject, html, text, created_at,
      useless_after)
    select gen_random_uuid(), kind, 'a@b.test', 'A', 'en', 's', 'link', 'link',
      now() - age::interval, now() + useful::interval
    from (values ('useful', '1 day', '1 day'), ('late', '3 days', '-25 hours'),
      ('old', '31 days', '9 days'), ('gone', '181 days', '-1 day')) as m (kind, age, useful);
    insert into sign_ins (id, user_id, parent_id, address, expires_at, ended_at)
    select id::uuid, (select id from users limit 1), parent::uuid, name,
      now() + expires::interval, now() + ended::interval
    from (values
      ('00000000-0000-7000-8000-000000000001', null, 'old', '-181 days', null),
      ('00000000-0000-7000-8000-000000000002', '00000000-0000-7000-8000-000000000001', 'its child',
        '-181 days', null),
      ('00000000-0000-7000-8000-000000000003', null, 'ended', '1 day', '-181 days'),
      ('00000000-0000-7000-8000-000000000004', null, 'parent', '-181 days', null),
      ('00000000-0000-7000-8000-000000000005', '00000000-0000-7000-8000-000000000004', 'young child',
        '-1 day', null)) as s (id, parent, name, expires, ended)`)
  await sweep(api.db)
  const left = async (column: string, table: string) => {
    const { rows } = await api.pool.query<{ name: string }>(
      `select ${column} as name from ${table} order by 1`,
    )
    return rows.map(({ name }) => name)
  }
  expect(await left('name', 'outbox')).toEqual(['fresh', 'waiting'])
  expect(await left("kind || ' ' || html", "mails where to_email = 'a@b.test'")).toEqual([
    'late ',
    'old ',
    'useful link',
  ])
  expect(await left('address', "sign_ins where id::text like '00000000-0000-7000%'")).toEqual([
    'parent',
    'young child',
  ])
  expect(await left('key', 'idempotency_keys')).toEqual(['fresh'])
  expect(await left('email', 'sign_in_failures')).toEqual(['fresh', 'locked'])
})
