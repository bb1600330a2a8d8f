import { approveRequest, submitRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi, type Api } from '../../test/api'
import { searchHeaders } from '../../test/search-key'
import { companyId, productId } from '../../test/company'
import { emit, emitIn } from '../../test/emit'
import { eventually } from '../../test/eventually'
import { deliverAll } from '../../test/found'
import { adoptAll } from '../../test/notified'
import { draft } from '../../test/requests'
import { allSearchDocuments } from '../chapters/catalog/search/search-documents'
import { sweepOldRows } from '../jobs/sweep-old-rows'
import { startWorker, type Worker } from '../jobs/worker'
import { writeEvents, type EventRow } from './events'
import { SUBSCRIPTIONS } from '../subscriptions'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const workers: Worker[] = []
const warnings: string[] = []
const warn = (_: object, message: string) => warnings.push(message)
const log = { debug: () => undefined, warn, error: warn }
/** Starts a process that handles each event with `answer`. */
const start = (answer: (event: EventRow) => Promise<void>) => {
  const handlers = {
    'notify-people': async ({ eventId }: { eventId: number }) => {
      const event = await api.db
        .selectFrom('outbox')
        .select(['id', 'name', 'payload', 'company_id', 'created_at'])
        .where('id', '=', eventId)
        .executeTakeFirst()
      if (event) await answer(event)
    },
  }
  const worker = startWorker({ pool: api.pool, handlers, log })
  workers.push(worker)
  return worker
}
beforeEach(async () => {
  warnings.length = 0
  await api.pool.query('delete from outbox; delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

const payloadOf = (name: string) => ({ requestId: name, orders: [] })
const emitCreated = (name: string) => emit(api.db, 'orders.created', payloadOf(name))
const payloadShape = z.object({ requestId: z.string() })
const nameOf = (event: EventRow) => payloadShape.parse(event.payload).requestId
const names = (count: number, kind: string) =>
  Array.from({ length: count }, (_, at) => `${kind}-${at}`)

const undelivered = async () => {
  const { rows } = await api.pool.query('select id from graphile_worker.jobs')
  return rows.length
}
const allDelivered = () => eventually(async () => expect(await undelivered()).toBe(0))

describe('the subscribers of an event', () => {
  it('handle it once, however many processes there are', async () => {
    const seen: string[] = []
    const answer = async (event: EventRow) => {
      seen.push(nameOf(event))
      await new Promise((resolve) => setImmediate(resolve))
    }
    const before = names(20, 'before')
    for (const name of before) await emitCreated(name)
    for (let process = 0; process < 3; process += 1) start(answer)
    const after = names(60, 'after')
    await Promise.all(after.map(emitCreated))
    await allDelivered()
    expect(seen.toSorted()).toEqual([...before, ...after].toSorted())
    expect(warnings).toEqual([])
  })

  it('handle only committed events', async () => {
    const seen: string[] = []
    start(async (event) => {
      seen.push(nameOf(event))
    })
    const undone = api.db.transaction().execute(async (trx) => {
      await emitIn(trx, 'orders.created', payloadOf('undone'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    let commit: () => void = () => undefined
    const committed = new Promise<void>((resolve) => (commit = resolve))
    const later = api.db.transaction().execute(async (trx) => {
      await emitIn(trx, 'orders.created', payloadOf('later'))
      await committed
    })
    await emitCreated('sooner')
    await eventually(() => expect(seen).toEqual(['sooner']))
    commit()
    await later
    await allDelivered()
    expect(seen).toEqual(['sooner', 'later'])
  })

  it('are tried again when they fail, and hold up nothing else by it', async () => {
    const seen: string[] = []
    let isFailing = true
    start(async (event) => {
      if (isFailing && nameOf(event) === 'bad') throw new Error('not now')
      seen.push(nameOf(event))
    })
    await Promise.all([emitCreated('bad'), ...names(5, 'good').map(emitCreated)])
    await eventually(() => expect(seen.toSorted()).toEqual(names(5, 'good')))
    await eventually(async () => expect(await undelivered()).toBe(1))
    expect(warnings.length).toBeGreaterThan(0)
    isFailing = false
    await emitCreated('next')
    await allDelivered()
    expect(seen.filter((name) => name === 'bad')).toHaveLength(1)
    expect(seen).toHaveLength(7)
  })

  it('go on with what is new when a hundred fail for ever', async () => {
    const seen: string[] = []
    for (const name of names(150, 'bad')) await emitCreated(name)
    await emitCreated('good')
    start(async (event) => {
      if (nameOf(event) !== 'good') throw new Error('never')
      seen.push(nameOf(event))
    })
    await eventually(() => expect(seen).toEqual(['good']))
    await emitCreated('good')
    await eventually(() => expect(seen).toEqual(['good', 'good']))
  })

  it('are written with all events of a transaction in one statement, in their order', async () => {
    const events = names(3, 'event').map((name) => ({
      name: 'orders.created' as const,
      payload: payloadOf(name),
      companyId: companyId('maju'),
      at: new Date('2026-01-31T17:00:00Z'),
    }))
    await api.db.transaction().execute((trx) => writeEvents(trx, SUBSCRIPTIONS, events))
    const { rows } = await api.pool.query(
      `select outbox.name, company_id, outbox.payload ->> 'requestId' as request,
         outbox.created_at, delivered_at is not null as has_job
       from outbox join graphile_worker._private_jobs job
         on (job.payload ->> 'eventId')::bigint = outbox.id order by outbox.id`,
    )
    expect(rows).toEqual(
      events.map(({ name, payload, companyId: company_id, at }) => ({
        name,
        company_id,
        request: payload.requestId,
        created_at: at,
        has_job: true,
      })),
    )
  })

  it('answer once what a release before left without jobs', async () => {
    const seen: string[] = []
    start(async (event) => {
      seen.push(nameOf(event))
    })
    await api.pool.query(
      `insert into outbox (name, payload, delivered_at)
       select 'orders.created', jsonb_build_object('requestId', name, 'orders', '[]'::jsonb), at
       from (values ('left', null), ('delivered', now())) as before (name, at)`,
    )
    await Promise.all([adoptAll(api), adoptAll(api)])
    await allDelivered()
    await adoptAll(api)
    await allDelivered()
    expect(seen).toEqual(['left'])
  })
})

describe('the effects of an event', () => {
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
    await emit(api.db, 'products.changed', { productIds: [productId('sabun')] })
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
  await sweepOldRows(api.db)
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
