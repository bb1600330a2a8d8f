import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { eventually } from '../../test/eventually'
import { migrate } from './migrate'
import { createPool } from './pool'

let database: TestDatabase
let pool: pg.Pool
let dir: string

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'migrations-'))
  await database.pool.query('DROP SCHEMA IF EXISTS probe CASCADE')
  await database.pool.query('CREATE SCHEMA probe')
  const url = new URL(database.url)
  url.searchParams.set('options', '-c search_path=probe')
  pool = createPool(url.href)
})
afterEach(async () => {
  await pool.end()
  await rm(dir, { recursive: true })
})

const file = (name: string, sql: string) => writeFile(join(dir, name), sql)
const tables = async () => {
  const { rows } = await pool.query<{ tablename: string }>(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'probe' ORDER BY 1",
  )
  return rows.map((row) => row.tablename).filter((name) => name !== 'schema_migrations')
}

describe('migrate', () => {
  it('applies the files in order, once', async () => {
    await file('0002_more.sql', 'ALTER TABLE one ADD COLUMN b int; CREATE TABLE two (a int);')
    await file('0001_one.sql', 'CREATE TABLE one (a int);')
    expect(await migrate(pool, dir)).toEqual(['0001_one.sql', '0002_more.sql'])
    expect(await migrate(pool, dir)).toEqual([])
    expect(await tables()).toEqual(['one', 'two'])
  })

  it('lets processes that start at once take turns', async () => {
    await file('0001_one.sql', 'SELECT pg_sleep(0.2); CREATE TABLE one (a int);')
    await file('0002_two.sql', 'CREATE TABLE two (a int);')
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(pool, dir)))
    expect(runs.flat().toSorted()).toEqual(['0001_one.sql', '0002_two.sql'])
    expect(await tables()).toEqual(['one', 'two'])
  })

  it('leaves nothing of a failing file and keeps those before it', async () => {
    await file('0001_one.sql', 'CREATE TABLE one (a int);')
    await file('0002_two.sql', 'CREATE TABLE two (a int);\nCREATE TABLE two_b (a nonsense);')
    await expect(migrate(pool, dir)).rejects.toThrow(
      /^Migrations refused: 0002_two.sql failed at line 2: type "nonsense" does not exist\.$/,
    )
    expect(await tables()).toEqual(['one'])
    await file('0002_two.sql', 'CREATE TABLE two (a int);')
    expect(await migrate(pool, dir)).toEqual(['0002_two.sql'])
  })

  it('runs a file that commits as it goes, on from wherever it was cut off', async () => {
    await file('0001_one.sql', 'CREATE TABLE one (a int PRIMARY KEY);')
    const upTo = (last: string) => `-- transaction: none
      DO $$ BEGIN
        FOR a IN 1..3 LOOP
          INSERT INTO one VALUES (a) ON CONFLICT DO NOTHING;
          COMMIT;
          IF a = 2 THEN PERFORM ${last}; END IF;
        END LOOP;
      END $$;`
    const rows = async () => (await pool.query('SELECT a FROM one ORDER BY a')).rows
    await file('0002_filled.sql', upTo('1 / 0'))
    await expect(migrate(pool, dir)).rejects.toThrow(/0002_filled\.sql failed.*division by zero/)
    expect(await rows()).toEqual([{ a: 1 }, { a: 2 }])
    await file('0002_filled.sql', upTo('1'))
    expect(await migrate(pool, dir)).toEqual(['0002_filled.sql'])
    expect(await rows()).toEqual([{ a: 1 }, { a: 2 }, { a: 3 }])
  })

  it('refuses a file changed after it was applied, but not its line endings', async () => {
    await file('0001_one.sql', 'CREATE TABLE one (a int);\n')
    await migrate(pool, dir)
    await file('0001_one.sql', 'CREATE TABLE one (a int);\r\n')
    expect(await migrate(pool, dir)).toEqual([])
    await file('0001_one.sql', 'CREATE TABLE one (a bigint);\n')
    await expect(migrate(pool, dir)).rejects.toThrow(/0001_one\.sql was changed after/)
  })

  it('warns, and runs, when the database is newer than the code', async () => {
    await file('0001_one.sql', 'CREATE TABLE one (a int);')
    await file('0002_two.sql', 'CREATE TABLE two (a int);')
    await migrate(pool, dir)
    await rm(join(dir, '0002_two.sql'))
    const warnings: string[] = []
    expect(await migrate(pool, dir, (line) => warnings.push(line))).toEqual([])
    expect(warnings).toEqual(['database: it is newer than this release by 0002_two.sql'])
  })

  it('refuses lost, late, doubled and misnamed files', async () => {
    await file('0001_one.sql', 'CREATE TABLE one (a int);')
    await file('0003_three.sql', 'CREATE TABLE three (a int);')
    await migrate(pool, dir)
    await file('0002_two.sql', 'CREATE TABLE two (a int);')
    await expect(migrate(pool, dir)).rejects.toThrow(/0002_two\.sql comes before 0003_three\.sql/)
    await rm(join(dir, '0002_two.sql'))
    await rm(join(dir, '0001_one.sql'))
    await expect(migrate(pool, dir)).rejects.toThrow(/0001_one\.sql was applied .* missing/)
    await file('0001_one.sql', 'CREATE TABLE one (a int);')
    await file('0003_again.sql', '')
    await expect(migrate(pool, dir)).rejects.toThrow(/two files have the number 0003/)
    await rm(join(dir, '0003_again.sql'))
    await file('4_four.sql', '')
    await expect(migrate(pool, dir)).rejects.toThrow(/4_four\.sql is not named like/)
    expect(await tables()).toEqual(['one', 'three'])
  })

  it('waits for a busy table in turns, so that nobody else waits behind it for long', async () => {
    await file('0001_one.sql', 'CREATE TABLE one (a int); CREATE TABLE two (a int);')
    await migrate(pool, dir)
    await file('0002_more.sql', 'ALTER TABLE two ADD b int; ALTER TABLE one ADD b int;')
    const writer = await pool.connect()
    try {
      await writer.query('BEGIN')
      await writer.query('INSERT INTO one VALUES (1)')
      const lines: string[] = []
      const quick = { lockMs: 100, pauseMs: 50, wholeMs: 60_000 }
      const migrating = migrate(pool, dir, (line) => lines.push(line), quick)
      await eventually(async () => expect(lines).toHaveLength(1))
      // The migration locks these tables on each attempt, and the writer still needs them.
      await writer.query('INSERT INTO two VALUES (1)')
      await pool.query('SELECT * FROM one')
      await writer.query('COMMIT')
      expect(await migrating).toEqual(['0002_more.sql'])
      expect(lines).toEqual(['database: 0002_more.sql waits for a table that others use'])
    } finally {
      writer.release(true)
    }
  })

  it('tells what it waited for when that was never to be had', async () => {
    await file('0001_one.sql', 'CREATE TABLE one (a int);')
    await migrate(pool, dir)
    await file('0002_more.sql', 'ALTER TABLE one ADD b int;')
    const reader = await pool.connect()
    try {
      await reader.query('BEGIN')
      await reader.query('SELECT * FROM one')
      const quick = { lockMs: 50, pauseMs: 10, wholeMs: 200 }
      await expect(migrate(pool, dir, undefined, quick)).rejects.toThrow(
        'Migrations refused: 0002_more.sql failed: canceling statement due to lock timeout.',
      )
    } finally {
      reader.release(true)
    }
    expect(await migrate(pool, dir)).toEqual(['0002_more.sql'])
  })
})
