import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { withName } from './prepared'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

it('goes by its name, everything else as it is', () => {
  const text = 'select /* prepared: one-two */ "id" from "users" where "id" = $1'
  expect(withName([text, [1]])).toEqual([{ name: 'one-two', text, values: [1] }])
  expect(withName(['select 1', [], 'x'])).toEqual(['select 1', [], 'x'])
  expect(withName(['select 1 -- /* prepared: x */', []])).toHaveLength(2)
})

it('who calls is planned once by each connection, and found anew at each call', async () => {
  const person = await api.signIn('owner@maju.test')
  const status = () => person.call('GET', '/api/address/buyer').then((answer) => answer.status)
  for (let call = 0; call < 20; call += 1) expect(await status()).toBe(200)
  const names: string[] = []
  // The idle connections of the pool, each queried separately.
  const clients = await Promise.all(
    Array.from({ length: api.pool.idleCount }, () => api.pool.connect()),
  )
  for (const client of clients) {
    const { rows } = await client.query<{ name: string }>('select name from pg_prepared_statements')
    names.push(...rows.map(({ name }) => name))
    client.release()
  }
  expect(new Set(names)).toEqual(new Set(['session']))
  await api.pool.query("update users set status = 'INACTIVE' where email = 'owner@maju.test'")
  expect(await status()).toBe(401)
})
