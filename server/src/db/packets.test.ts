import { Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { readOnly, transact } from '../http/transaction'
import type { Reader } from './db'

let api: Api
beforeAll(async () => {
  // Over TCP, because the sockets to count are recognized by their port.
  api = await startApi({
    through: async (database) => {
      const url = new URL(database)
      url.searchParams.delete('host')
      return url.href
    },
  })
  await api.pool.query('create table steps (name text primary key)')
})
afterAll(() => api.drop())

/** Returns how often the process writes to the database's socket while `work` runs. */
async function packetsOf(work: () => Promise<unknown>): Promise<number> {
  const port = Number(new URL(api.url).port)
  const prototype = Socket.prototype as Required<Pick<Socket, '_write' | '_writev'>>
  const sent = [vi.spyOn(prototype, '_write'), vi.spyOn(prototype, '_writev')]
  try {
    await work()
    const sockets: unknown[] = sent.flatMap((spy) => spy.mock.contexts)
    return sockets.filter((one) => one instanceof Socket && one.remotePort === port).length
  } finally {
    for (const spy of sent) spy.mockRestore()
  }
}

const caller = { actor: {}, scope: {}, requestId: 'x', address: 'x' } as never
const step = (name: string) => ({ action: name, actor_name: '', subject: 'x', subject_id: 'x' })
const namesOf = async (table: string, column: string) => {
  const { rows } = await api.pool.query<{ name: string }>(
    `select ${column} as name from ${table} order by 1`,
  )
  return rows.map(({ name }) => name)
}

it('a snapshot’s beginning leaves with its first statements, in one packet', async () => {
  const read = () =>
    readOnly(api.db, (db) =>
      Promise.all([1, 2, 3].map((value) => sql`select ${value}::int`.execute(db))),
    )
  await read()
  // The second one ends the snapshot.
  expect(await packetsOf(read)).toBe(2)
})

it('what a command has collected leaves with the commit, in one packet', async () => {
  const write = (name: string) =>
    transact(api.db, {}, caller, async (work) => {
      await sql`insert into steps values (${name})`.execute(work.trx)
      await work.defer({ rows: { audit_log: [step(name)] } })
    })
  await write('first')
  // Beginning, statement, and the rest.
  expect(await packetsOf(() => write('second'))).toBe(3)
  expect(await namesOf('steps', 'name')).toEqual(['first', 'second'])
  expect(await namesOf("audit_log where subject = 'x'", 'action')).toEqual(['first', 'second'])
})

it('statements behind a failed one report its error, not that their transaction is aborted', async () => {
  const deep = async (db: Reader) => {
    const rows = await (async () => (await sql`select 1 / ${0}::int`.execute(db)).rows)()
    return rows
  }
  const read = readOnly(api.db, (db) =>
    Promise.all([deep(db), sql`select ${1}::int`.execute(db), sql`select ${2}::int`.execute(db)]),
  )
  await expect(read).rejects.toMatchObject({ code: '22012' })
  expect(await readOnly(api.db, (db) => sql`select 1 as one`.execute(db))).toMatchObject({
    rows: [{ one: 1 }],
  })
})

it('a command whose last statement fails commits nothing, and the connection is used again', async () => {
  const write = transact(api.db, {}, caller, async (work) => {
    await sql`insert into steps values ('lost')`.execute(work.trx)
    await work.defer({ rows: { audit_log: [{ ...step('lost'), actor_id: 'not an id' }] } })
  })
  await expect(write).rejects.toMatchObject({ code: '22P02' })
  expect(await namesOf('steps', 'name')).not.toContain('lost')
  const { rows } = await api.pool.query('select txid_current_if_assigned() as transaction')
  expect(rows).toEqual([{ transaction: null }])
})
