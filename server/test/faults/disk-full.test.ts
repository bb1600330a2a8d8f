import { chownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { uploadFile } from '@pasok/domain/files/files.contract'
import { listRequests, saveRequest } from '@pasok/domain/requests/requests.contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDiskStore } from '../../src/adapters/object-store/disk/disk-object-store'
import { startApi, type Answer, type Api, type Person } from '../api'
import { companyId } from '../company'
import { sendSheet, sheet, sheetLine } from '../imports'
import { assertSound } from '../invariants'
import { bodyOf } from '../requests'
import { PDF } from '../samples'
import { openSmallDisk, type SmallDisk } from './small-disk'

/**
 * When the disk of uploads or of the database is full, requests are refused with a clear error, and
 * succeed once there is space.
 */
const ROUNDS = process.env['FAULTS'] === 'full' ? 10 : 1
/** More rows than fit into a page of the table. */
const MAX_ON_A_PAGE = 100
const AT_ONCE = 3

let files: SmallDisk
let rows: SmallDisk
let api: Api
let purchasing: Person
const space = `small_${process.pid}`
beforeAll(async () => {
  files = await openSmallDisk(8192)
  rows = await openSmallDisk(2048)
  api = await startApi({ app: { objects: await openDiskStore(join(files.folder, 'objects')) } })
  purchasing = await api.as('purchasing@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool)
  await api.drop()
  if (rows.isMounted) await dropSpace()
  await files.drop()
  await rows.drop()
})

/** The tablespace belongs to the whole server and outlives the test's database. */
async function dropSpace(): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`drop tablespace if exists ${space}`)
  await admin.end()
}

const LARGE = Buffer.concat([PDF, Buffer.alloc(60_000, ' ')])
const upload = (key: string, content = LARGE) =>
  purchasing.call('POST', '/api/files', {
    parts: [
      ['prefix', 'buyer'],
      ['file', { name: `${key}.pdf`, content }],
    ],
    headers: { 'idempotency-key': key },
  })
const save = (key: string) =>
  purchasing.request(saveRequest, {
    body: bodyOf('maju', [{ product: 'kertas', quantity: 1 }]),
    headers: { 'idempotency-key': key },
  })

const countStoredFiles = async () => {
  const { rows: counted } = await api.pool.query<{ count: number }>(
    'select count(*)::int from files where stored_at is not null',
  )
  return counted[0]?.count ?? 0
}

function expectFull(answer: Answer, words: RegExp): void {
  expect(answer).toMatchObject({ status: 503, codes: ['unavailable'], data: null })
  expect(answer.message).toMatch(words)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
}

it('a full upload disk refuses uploads with the reason, and everything else works', async () => {
  const vendor = await api.as('vendor@sinar.test')
  const table = sheet(Array.from({ length: 400 }, (_, at) => sheetLine(`FULL-${at}`)))
  const sendTable = () =>
    sendSheet(vendor, table, { headers: { 'idempotency-key': 'full-sheet-of-400' } })
  expect((await upload('before-it-is-full')).status).toBe(200)
  for (let round = 0; round < ROUNDS; round += 1) {
    const keys = Array.from({ length: AT_ONCE }, (_, at) => `full-upload-${round}-${at}`)
    // Resets the rate limit, because the test uploads more per minute than one user may.
    await api.pool.query('delete from rate_counters')
    const before = await countStoredFiles()
    files.fill()
    try {
      const answers = await Promise.all(keys.map((key) => upload(key)))
      for (const answer of answers) expectFull(answer, /^Files cannot be saved or opened/)
      if (round === 0) expectFull(await sendTable(), /^Files cannot be saved or opened/)
      expect(readdirSync(join(files.folder, 'objects', '.incoming'))).toEqual([])
      expect(await countStoredFiles()).toBe(before)
      expect((await save(`saved-beside-${round}`)).status).toBe(200)
    } finally {
      files.makeRoom()
    }
    const answers = await Promise.all(keys.map((key) => upload(key)))
    expect(answers.map(({ status, message }) => [status, message])).toEqual(
      keys.map(() => [200, expect.any(String)]),
    )
    for (const answer of answers) {
      const { url } = uploadFile.data.parse(answer.data)
      const file = await api.server.inject({ url })
      expect([file.statusCode, file.rawPayload.equals(LARGE)]).toEqual([200, true])
    }
    expect(await countStoredFiles()).toBe(before + AT_ONCE)
  }
  expect((await sendTable()).status).toBe(200)
})

/** Moves the requests to the small disk. @returns a function that frees space there */
async function fillDatabase(): Promise<() => Promise<unknown>> {
  if (!rows.isMounted) {
    // PostgreSQL's error for a full disk, raised by a trigger where no small disk can be mounted.
    await api.pool.query(
      `create function no_room() returns trigger language plpgsql as
       $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$;
       create trigger no_room before insert on purchase_requests
       for each row execute function no_room()`,
    )
    return () => api.pool.query('drop trigger no_room on purchase_requests; drop function no_room')
  }
  rows.fill()
  return async () => rows.makeRoom()
}

async function moveRequests(): Promise<void> {
  const { rows: places } = await api.pool.query<{ data_directory: string }>('show data_directory')
  const { uid, gid } = statSync(places[0]?.data_directory ?? '')
  chownSync(rows.folder, uid, gid)
  await api.pool.query(`create tablespace ${space} location '${rows.folder}'`)
  await api.pool.query(`alter table purchase_requests set tablespace ${space}`)
}

it('a full database disk refuses saves until there is room; reading works', async () => {
  if (rows.isMounted) await moveRequests()
  const list = () => purchasing.request(listRequests, { params: { buyer_id: companyId('maju') } })
  const countOf = async () => {
    const { rows: found } = await api.pool.query<{ count: number }>(
      'select count(*)::int from purchase_requests',
    )
    return found[0]?.count ?? 0
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const makeRoom = await fillDatabase()
    const before = await countOf()
    const saved: string[] = []
    let refused: Answer | undefined
    try {
      // The last page has space for a few more rows.
      for (let at = 0; !refused && at < MAX_ON_A_PAGE; at += 1) {
        const answer = await save(`full-row-${round}-${at}`)
        if (answer.status === 200) saved.push(saveRequest.data.parse(answer.data)._id)
        else refused = answer
      }
      expectFull(refused ?? (await list()), /./)
      expect((await list()).status).toBe(200)
      expect(await countOf()).toBe(before + saved.length)
    } finally {
      await makeRoom()
    }
    const again = await save(`full-row-${round}-${saved.length}`)
    expect(again.status).toBe(200)
    expect(await countOf()).toBe(before + saved.length + 1)
  }
})
