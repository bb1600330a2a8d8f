import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { readOnly, retried, transact } from '../http/transaction'
import { isOutdatedPlan, PLANNED_FOR_VALUES, withName } from './prepared'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

describe('a statement', () => {
  it('has a name from its second use on, with the generation, if it has values and is not to be planned for them', () => {
    const text = 'select "id" from "users" where "id" = $1 and 1 = 1'
    expect(withName([text, [1]], 0)).toEqual([text, [1]])
    const [named] = withName([text, [2]], 0)
    expect(named).toMatchObject({ text, values: [2], name: expect.stringMatching(/^pasok-\d+-0$/) })
    expect(withName([text, [3]], 1)[0]).toMatchObject({
      name: expect.stringMatching(/^pasok-\d+-1$/),
    })
    for (const list of ['where id in ($1, $2)', 'insert into x values ($1, $2), ($3, $4)'])
      for (const _use of [1, 2, 3]) expect(withName([list, [1, 2]], 0)).toEqual([list, [1, 2]])
    const { sql: planned } = sql`${PLANNED_FOR_VALUES}select ${1}`.compile(api.db)
    for (const _use of [1, 2, 3]) expect(withName([planned, [1]], 0)).toEqual([planned, [1]])
    for (const _use of [1, 2])
      expect(withName(['select 1', [], 'x'], 0)).toEqual(['select 1', [], 'x'])
  })

  it('is planned by each connection, and always reads current rows', async () => {
    const person = await api.signIn('owner@maju.test')
    const status = () => person.call('GET', '/api/address/buyer').then((answer) => answer.status)
    for (let call = 0; call < 20; call += 1) expect(await status()).toBe(200)
    const texts: string[] = []
    const clients = await Promise.all(
      Array.from({ length: api.pool.idleCount }, () => api.pool.connect()),
    )
    for (const client of clients) {
      const { rows } = await client.query<{ statement: string }>(
        'select statement from pg_prepared_statements',
      )
      texts.push(...rows.map(({ statement }) => statement))
      client.release()
    }
    expect(texts.some((text) => text.includes('from "sign_ins"'))).toBe(true)
    await api.pool.query("update users set status = 'INACTIVE' where email = 'owner@maju.test'")
    expect(await status()).toBe(401)
  })
})

describe('a list of values', () => {
  const wanted = ['owner@maju.test', 'finance@maju.test', 'nobody@maju.test']
  const emailsIn = (emails: readonly string[]) =>
    api.db.selectFrom('users').select('email').where('email', 'in', emails).orderBy('email')

  it('is one array, so that the statement’s text is the same for every length', async () => {
    const texts = [wanted.slice(0, 1), wanted].map((emails) => emailsIn(emails).compile().sql)
    expect(new Set(texts).size).toBe(1)
    expect(await emailsIn(wanted).execute()).toEqual([
      { email: 'finance@maju.test' },
      { email: 'owner@maju.test' },
    ])
  })

  it('that is excluded, or empty, works the same way', async () => {
    const all = await api.db.selectFrom('users').select('email').execute()
    const others = api.db.selectFrom('users').select('email').where('email', 'not in', wanted)
    expect(await others.execute()).toHaveLength(all.length - 2)
    expect(await emailsIn([]).execute()).toEqual([])
  })
})

describe('a table changed by another release', () => {
  beforeAll(() => api.pool.query('create table grown (id int); insert into grown values (1)'))

  const rowsOf = (text: string) => sql<Record<string, number>>`${sql.raw(text)} where id = ${1}`

  it('is read with its new columns, in a snapshot and in a command, without an error', async () => {
    const read = () =>
      retried(() =>
        readOnly(
          api.db,
          async (db) => (await rowsOf('select * from grown').execute(db as never)).rows,
        ),
      )
    for (let use = 0; use < 30; use += 1) expect(await read()).toEqual([{ id: 1 }])
    await api.pool.query('alter table grown add column more int not null default 7')
    for (let use = 0; use < 30; use += 1) expect(await read()).toEqual([{ id: 1, more: 7 }])
    const caller = { actor: {}, scope: {}, requestId: 'x', address: 'x' } as never
    const write = () =>
      transact(api.db, {}, caller, async ({ trx }) => {
        const { rows } = await rowsOf('update grown set id = id').execute(trx)
        return [rows, (await rowsOf('select * from grown').execute(trx)).rows]
      })
    await write()
    await api.pool.query('alter table grown add column last int not null default 9')
    expect(await write()).toEqual([[], [{ id: 1, more: 7, last: 9 }]])
  })

  it('is recognised by the database’s message', async () => {
    const client = await api.pool.connect()
    const read = () =>
      client.query({ name: 'own', text: 'select * from grown where id = $1', values: [1] })
    await read()
    await api.pool.query('alter table grown add column again int')
    await expect(read()).rejects.toSatisfy(isOutdatedPlan)
    client.release()
  })
})
