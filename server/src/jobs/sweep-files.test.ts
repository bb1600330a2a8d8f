import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../test/api'
import { companyId } from '../../test/company'
import { SMALLEST_PICTURE } from '../../test/portal'
import { sheet, sheetLine, uploadedSheet } from '../../test/imports'
import { upload } from '../../test/uploads'
import { attachUploads, findOwnUpload } from '../chapters/files/uploads/attach-upload'
import { buyerScope } from '../db/scope'
import type { ObjectStore } from '../ports/object-store'
import { sweepFiles } from './sweep-files'

let api: Api
let owner: Person
const warnings: string[] = []
const log = { warn: (_: object, message: string) => void warnings.push(message) }
const maju = buyerScope(companyId('maju'))

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
})
afterAll(() => api.drop())
beforeEach(async () => {
  await api.pool.query('delete from files')
  for (const key of await api.objects.keys()) await api.objects.store.remove(key)
})
afterEach(async () => {
  warnings.length = 0
  await api.pool.query('delete from rate_counters')
})

const sweep = (store: ObjectStore = api.objects.store) => sweepFiles(api.db, store, log)

async function made(age: string, given = ''): Promise<string> {
  const { id } = await upload(owner)
  const set = given === '' ? '' : `, ${given}`
  await api.pool.query(`update files set created_at = now() - $2::interval ${set} where id = $1`, [
    id,
    age,
  ])
  return id
}
const rows = async () =>
  (await api.pool.query<{ id: string }>('select id from files order by id')).rows.map(
    ({ id }) => id,
  )
const attach = (id: string) =>
  api.db.transaction().execute(async (trx) => {
    await findOwnUpload(trx, maju, id)
    await attachUploads(trx, maju, [id])
  })

describe('the sweep of uploads', () => {
  it('removes what was never used for a week, and what never came for an hour', async () => {
    const young = [await made('6 days 23 hours'), await made('50 minutes', 'stored_at = null')]
    const used = await made('9 days', 'attached_at = now()')
    await made('7 days 1 hour')
    await made('70 minutes', 'stored_at = null')
    expect(await sweep()).toBe(2)
    expect(await rows()).toEqual([...young, used].toSorted())
    expect(await api.objects.keys()).toHaveLength(3)
    expect(await sweep()).toBe(0)
  })

  it('leaves the row while the store is away, and ends it the next time', async () => {
    const left = [await made('8 days'), await made('9 days')]
    const away = { ...api.objects.store, remove: () => Promise.reject(new Error('away')) }
    expect(await sweep(away)).toBe(0)
    expect(await rows()).toEqual(left.toSorted())
    expect(warnings.length).toBeGreaterThan(0)
    expect(await sweep()).toBe(2)
    expect([await rows(), await api.objects.keys()]).toEqual([[], []])
  })

  it('ends what was killed between the object and the row', async () => {
    await made('8 days')
    for (const key of await api.objects.keys()) await api.objects.store.remove(key)
    expect(await sweep()).toBe(1)
    expect(await rows()).toEqual([])
  })

  it('leaves what something names, and goes on to the next', async () => {
    const named = await made('9 days')
    await made('8 days')
    const { rows: kinds } = await api.pool.query<{ id: string }>(
      `with types as (insert into company_types (id, name) values (gen_random_uuid(), 'Named') returning id)
      insert into legal_document_kinds (id, company_type_id, title, short_title)
      select gen_random_uuid(), id, 'Deed', 'Deed' from types returning id`,
    )
    await api.pool.query(
      `insert into legal_documents (buyer_id, kind_id, title, short_title, number, file_id)
      values ($1, $2, 'Deed', 'Deed', '1', $3)`,
      [companyId('maju'), kinds[0]?.id, named],
    )
    expect(await sweep()).toBe(1)
    expect(await rows()).toEqual([named])
    expect(await api.objects.keys()).toHaveLength(1)
    await api.pool.query('delete from legal_documents where file_id = $1', [named])
  })

  it('passes over what is being used at this moment', async () => {
    const id = await made('8 days')
    await api.db.transaction().execute(async (trx) => {
      await findOwnUpload(trx, maju, id)
      expect(await sweep()).toBe(0)
      await attachUploads(trx, maju, [id])
    })
    expect(await sweep()).toBe(0)
    expect(await rows()).toEqual([id])
  })

  it('and attaching at the same moment: exactly one of them has it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await made('8 days')
      const [swept, attached] = await Promise.all([
        sweep(),
        attach(id).then(
          () => 1,
          () => 0,
        ),
      ])
      expect(swept + attached).toBe(1)
      expect(await rows()).toEqual(attached ? [id] : [])
      expect(await api.objects.keys()).toHaveLength(attached)
      await api.pool.query('delete from files')
      for (const key of await api.objects.keys()) await api.objects.store.remove(key)
    }
  })

  it('by two processes at once removes each once', async () => {
    for (let n = 0; n < 12; n += 1) await made('8 days')
    const counts = await Promise.all([sweep(), sweep(), sweep()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(12)
    expect([await rows(), await api.objects.keys(), warnings]).toEqual([[], [], []])
  })
})

it('what a restored backup is compared with counts every file that is kept', async () => {
  const running = join(import.meta.dirname, '..', '..', '..', 'docs', 'running.md')
  const [, counting = ''] = /-Atc "([^"]+)"/.exec(await readFile(running, 'utf8')) ?? []
  const vendor = await api.as('vendor@sinar.test')
  await uploadedSheet(vendor, sheet([sheetLine('KEPT')]))
  const parts = [['file', { name: 'a.png', content: SMALLEST_PICTURE }]] as const
  expect((await vendor.call('POST', '/api/vendor/pictures', { parts })).status).toBe(200)
  await made('1 minute')
  await made('1 minute', 'stored_at = null')
  const { rows: counted } = await api.pool.query({ text: counting, rowMode: 'array' })
  // The last file has an object but no stored row yet.
  expect(await api.objects.keys()).toHaveLength(Number(counted[0]?.[0]) + 1)
})
