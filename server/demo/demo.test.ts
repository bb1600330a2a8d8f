// @module-tag thorough
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../test/database'
import { openTestObjects, type TestObjects } from '../test/objects'
import { MIGRATIONS_DIR } from '../test/template'
import { createPostgresSearchIndex } from '../src/adapters/search-index/postgres/postgres-search-index'
import { SUBSCRIPTIONS } from '../src/subscriptions'
import { isIndexEmpty } from '../src/chapters/catalog/search/rebuild-index'
import { loadMasters } from '../src/chapters/company/masters/load-masters'
import { loadRegions } from '../src/chapters/regions/load-regions'
import { createDb, type Db } from '../src/db/db'
import { prepareJobSchema } from '../src/db/start-database'
import { migrate } from '../src/db/migrate'
import { storeAway } from '../src/chapters/files/uploads/store-row-first'
import type { ObjectStore } from '../src/ports/object-store'
import { IndexAway, type SearchIndex } from '../src/ports/search-index'
import { fillDemoIndex, loadDemo } from './demo'

const away = (cause: Error) => async () => {
  throw cause
}

describe('the demo', () => {
  let database: TestDatabase
  let objects: TestObjects
  let db: Db
  beforeAll(async () => {
    database = await emptyDatabase()
    objects = await openTestObjects()
    await migrate(database.pool, MIGRATIONS_DIR)
    await prepareJobSchema(database.url)
    db = createDb(database.pool)
    await loadRegions(db)
    await loadMasters(db)
  })
  afterAll(async () => {
    await database.drop()
    await objects.drop()
  })

  const load = async (ports: { index: SearchIndex; objects: ObjectStore }) => {
    const lines: string[] = []
    const isThere = await loadDemo(db, SUBSCRIPTIONS, ports, (line) => lines.push(line))
    return { isThere, lines }
  }
  const unstored = async () =>
    Number(
      (await database.pool.query('select count(*) from files where stored_at is null')).rows[0]
        .count,
    )

  it('is loaded beside systems that are away, as far as it goes, and whole once they are back', async () => {
    const index = createPostgresSearchIndex(database.pool)
    const { isThere, lines } = await load({
      index: {
        ...index,
        search: away(new IndexAway('refused')),
        rebuild: away(new IndexAway('refused')),
      },
      objects: { ...objects.store, put: away(storeAway()) },
    })
    expect(isThere).toBe(true)
    expect(lines.join('\n')).toContain('Demo: not all legal documents could be loaded')
    expect(lines.join('\n')).toContain('Demo: not all products in the search index could be loaded')
    expect((await database.pool.query('select 1 from users')).rowCount).toBeGreaterThan(5)
    expect(await unstored()).toBeGreaterThan(0)

    const again = await load({ index, objects: objects.store })
    expect(again).toEqual({ isThere: true, lines: [] })
    expect(await unstored()).toBe(0)
    await fillDemoIndex(db, index, (line) => again.lines.push(line))
    expect(again.lines).toEqual([])
    expect(await isIndexEmpty(index)).toBe(false)
  })
})
