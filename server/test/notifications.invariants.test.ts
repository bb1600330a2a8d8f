import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from './api'
import { breachesAfter } from './breaches'
import { findBreaches } from './invariants'
import { relayAll } from './notified'
import { submitted } from './requests'

let api: Api
beforeAll(async () => {
  api = await startApi()
  await submitted(await api.as('purchasing@maju.test'), [{ product: 'kertas', quantity: 1 }])
  await relayAll(api)
})
afterAll(() => api.drop())

const AGAIN = `insert into notifications (owner_id, id, user_id, key, kind, category, facts, link_url,
    code, created_at)
  select owner_id, gen_random_uuid(), user_id, key, kind, category, facts, link_url, code, created_at
  from notifications limit 1`
const BROADCAST = `insert into broadcasts (id, title, message, audience, created_by, created_by_name,
    created_at) select id, '', '', 'chosen', id, '', now() from users limit 1`
const READ = `insert into broadcast_reads (owner_id, user_id, broadcast_id, read_at)
  select id, id, broadcasts.id, now() from broadcasts`

describe('what holds of notifications', () => {
  it('holds after a request was submitted', async () => {
    expect(await findBreaches(api.pool)).toEqual([])
  })

  it.each([
    ['one notification per event and recipient', ['drop index notifications_once', AGAIN]],
    [
      'somebody of the company whose it is',
      ["update notifications set owner_id = (select id from buyers where company_code = 'LAIN')"],
    ],
    [
      'told once, and written down',
      ["update notifications set kind = 'invoice-due', key = 'invoice-due:' || gen_random_uuid()"],
    ],
    ['by whom it was told alone', [BROADCAST, READ]],
  ])('a breach of "%s" is noticed', async (name, statements) => {
    expect((await breachesAfter(api.pool, statements)).join('\n')).toContain(name)
  })
})
