import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { QueryConfig } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../../test/database'
import { makeQuery } from '../search-index.asking.conformance'
import { makeDocument, marketDocuments } from '../search-documents.fixture'
import { createPostgresSearchIndex } from './postgres-search-index'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  const index = createPostgresSearchIndex(database.pool)
  await index.save(marketDocuments)
  await index.save([makeDocument('gone', { name: 'Sudah tiada' })])
  await index.remove(['gone'])
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-snapshot-'))
})
afterEach(() => rm(folder, { recursive: true }))
afterAll(() => database.drop())

interface Opened {
  search: (text: string) => Promise<unknown>
  close: () => Promise<void>
  /** Documents that were read from the table so far. */
  read: () => number
  lines: string[]
}

/** Opens the index as a process of the release does. */
function open({ pool = database.pool, release = 'this one' } = {}): Opened {
  let read = 0
  const counting: pg.Pool = Object.assign(Object.create(pool), {
    query: async (given: QueryConfig, values?: unknown[]) => {
      const answer = await pool.query(given, values)
      if (given.name === 'search-changes') read += answer.rows.length
      return answer
    },
  })
  const lines: string[] = []
  const index = createPostgresSearchIndex(counting, {
    snapshots: { folder, release },
    log: (line) => lines.push(line),
  })
  const search = async (text: string) => {
    const facets = ['brand', 'vendor_name', 'category_tree.name', 'retail_price'] as const
    const [delivered, cheapest] = await index.search([
      makeQuery(text, {
        facets,
        filters: [{ kind: 'value', attribute: 'warehouse_detail.coverage', value: 'Kota Bandung' }],
      }),
      makeQuery(text, { index: 'products_price_asc', hitsPerPage: 100 }),
    ])
    return { delivered, cheapest }
  }
  return { search, close: async () => index.close?.(), read: () => read, lines }
}

const SEARCHES = ['', 'kertas', 'kertsa', 'SA-KRT', 'sinar du', 'tiada', 'hvs a4 80gr', 'p0']

async function writeSnapshot(): Promise<void> {
  const first = open()
  await first.search('')
  await first.close()
}

async function expectIgnored(opened: Opened, reason: string): Promise<void> {
  await opened.search('')
  expect(opened.read()).toBe(marketDocuments.length + 1)
  expect(opened.lines).toEqual([`search: the snapshot is ignored, because ${reason}`])
}

it('starts from a snapshot, reads only what changed since, and finds the same', async () => {
  await writeSnapshot()
  const [second, fromTable] = [open(), open({ release: 'none' })]
  await second.search('')
  expect(second.read()).toBe(0)
  const changed = makeDocument('later', { name: 'Kertas kado', brand: 'Baru' })
  await createPostgresSearchIndex(database.pool).save([changed])
  for (const text of SEARCHES) {
    expect(await second.search(text)).toEqual(await fromTable.search(text))
  }
  expect(second.read()).toBe(1)
  await second.close()
  const third = open()
  for (const text of SEARCHES) {
    expect(await third.search(text)).toEqual(await fromTable.search(text))
  }
  expect(third.read()).toBe(0)
  await createPostgresSearchIndex(database.pool).remove(['later'])
  expect(await third.search('kado')).toEqual(await fromTable.search('kado'))
  await database.pool.query("delete from search_documents where id = 'later'")
})

it.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)],
  ['changed in its columns', (bytes: Buffer) => flipped(bytes, bytes.length - 100)],
  ['changed in its header', (bytes: Buffer) => flipped(bytes, 10)],
  ['empty', () => Buffer.alloc(0)],
])('ignores a snapshot that is %s', async (_, damage) => {
  await writeSnapshot()
  const path = join(folder, 'products.index')
  await writeFile(path, damage(await readFile(path)))
  await expectIgnored(open(), 'it is damaged')
})

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}

it('ignores a snapshot of another release', async () => {
  await writeSnapshot()
  await expectIgnored(open({ release: 'the next one' }), 'another release wrote it')
})

it('ignores a snapshot in an older format', async () => {
  await writeSnapshot()
  const path = join(folder, 'products.index')
  const bytes = await readFile(path, 'latin1')
  await writeFile(path, bytes.replace('"format":2', '"format":1'), 'latin1')
  await expectIgnored(open(), 'another release wrote it')
})

it('ignores a snapshot of another database', async () => {
  const other = await freshDatabase()
  await createPostgresSearchIndex(other.pool).save([...marketDocuments, makeDocument('another')])
  await writeSnapshot()
  await expectIgnored(open({ pool: other.pool }), 'the database does not know it')
  await other.drop()
})

it('ignores a snapshot made after the backup from which the database was restored', async () => {
  const { rows } = await database.pool.query('select * from search_snapshots')
  await writeSnapshot()
  await database.pool.query('delete from search_snapshots')
  for (const { id } of rows)
    await database.pool.query('insert into search_snapshots (id) values ($1)', [id])
  await expectIgnored(open(), 'the database does not know it')
})

it('replaces the file as a whole, and removes what a dead process left', async () => {
  const left = join(folder, 'products.index.1-dead.tmp')
  const fresh = join(folder, 'products.index.2-busy.tmp')
  for (const path of [left, fresh]) await writeFile(path, 'unfinished')
  const longAgo = new Date(Date.now() - 86_400_000)
  await utimes(left, longAgo, longAgo)
  await Promise.all([writeSnapshot(), writeSnapshot(), writeSnapshot()])
  expect((await readdir(folder)).toSorted()).toEqual([
    'products.index',
    'products.index.2-busy.tmp',
  ])
  const next = open()
  await next.search('')
  expect(next.read()).toBe(0)
})

it('answers although no snapshot can be written', async () => {
  await writeFile(join(folder, 'file'), '')
  const parent = folder
  folder = join(parent, 'file')
  const opened = open()
  folder = parent
  await opened.search('kertas')
  await opened.close()
  expect(opened.lines).toEqual([expect.stringContaining('search: the snapshot was not written')])
})
