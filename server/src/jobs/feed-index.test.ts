import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { idOf, productId } from '../../test/company'
import { emit, emitIn } from '../../test/emit'
import { createPostgresSearchIndex } from '../adapters/search-index/postgres/postgres-search-index'
import { indexProducts } from '../chapters/catalog/search/index-products'
import { allSearchDocuments } from '../chapters/catalog/search/search-documents'
import { DocumentsRefused, IndexAway, type SearchIndex } from '../ports/search-index'
import { feedAgain, feedIndex, createIndexFeeder } from './feed-index'
import { startWorker, type JobHandlers, type Worker } from './worker'
import { eventually } from '../../test/eventually'

/** Milliseconds within which a change must appear in other users' searches (issue 5). */
const WITHIN = 5_000

type Save = (changed: ProductsChanged) => Promise<void>

let api: Api
beforeAll(async () => {
  api = await startApi()
  await api.app.index.rebuild(allSearchDocuments(api.db))
})
afterAll(() => api.drop())

const warned: string[] = []
const log = {
  warn: (_: object, message: string) => warned.push(message),
  error: (_: object, message: string) => warned.push(message),
}
const workers: Worker[] = []
const start = (save: Save, more: JobHandlers = {}) => {
  const handlers = { ...more, 'feed-index': createIndexFeeder(api.db, save, log) }
  workers.push(startWorker({ pool: api.pool, handlers, log: { ...log, debug: () => undefined } }))
}
const savingIn =
  (index: SearchIndex): Save =>
  (changed) =>
    indexProducts(api.db, index, changed)
const save: Save = (changed) => savingIn(api.app.index)(changed)
beforeEach(async () => {
  warned.length = 0
  await api.pool.query('delete from outbox; delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

const emitChanged = (...productIds: string[]) => emit(api.db, 'products.changed', { productIds })
const setStock = (key: Parameters<typeof productId>[0], stock: number) =>
  api.db.transaction().execute(async (trx) => {
    await trx.updateTable('products').set({ stock }).where('id', '=', productId(key)).execute()
    await emitIn(trx, 'products.changed', { productIds: [productId(key)] })
  })
const stockIn = async (index: SearchIndex, key: Parameters<typeof productId>[0]) => {
  const [result] = await index.search([
    {
      index: 'products',
      text: '',
      filters: [{ kind: 'value', attribute: 'objectID', value: productId(key) }],
      typoTolerance: true,
      prefixWords: 'prefixLast',
      wordRemoval: 'none',
      page: 0,
      hitsPerPage: 1,
      facets: [],
      valuesPerFacet: 1,
      facetOrder: 'count',
      attributes: ['stock'],
      highlighted: [],
      highlightTags: { before: '', after: '' },
    },
  ])
  return result?.hits[0]?.attributes['stock']
}
const undelivered = async () => {
  const { rows } = await api.pool.query<{ count: number }>(
    'select count(*)::int as count from outbox where delivered_at is null',
  )
  return rows[0]?.count
}

describe('the feed of the index', () => {
  it('brings a change to the search of a person on another process within five seconds', async () => {
    const other = createPostgresSearchIndex(api.pool)
    expect(await stockIn(other, 'helm')).not.toBe(77)
    start(save)
    await setStock('helm', 77)
    const startedAt = performance.now()
    await expect.poll(() => stockIn(other, 'helm'), { timeout: WITHIN, interval: 20 }).toBe(77)
    expect(performance.now() - startedAt).toBeLessThan(WITHIN)
  })

  it('keeps what could not be saved, holds up nothing else, and saves the newest once it can', async () => {
    let isAway = true
    let tries = 0
    const saveLater: Save = async (changed) => {
      tries += 1
      if (isAway) throw new IndexAway(new Error('connect'))
      await save(changed)
    }
    const seen: string[] = []
    start(saveLater, {
      'notify-people': async () => {
        seen.push('orders.created')
      },
    })
    for (const stock of [1, 2, 3]) await setStock('helm', stock)
    await emit(api.db, 'orders.created', { requestId: idOf('x'), orders: [] })
    await eventually(() => expect(seen).toEqual(['orders.created']))
    await eventually(() => expect(tries).toBeGreaterThan(1))
    // Events count as delivered only after the job's transaction has ended.
    await eventually(async () => expect(await undelivered()).toBe(3))
    expect(warned).toEqual(['index: unavailable, retried until it is back'])
    isAway = false
    await setStock('helm', 4)
    await eventually(async () => expect(await undelivered()).toBe(0))
    expect(await stockIn(api.app.index, 'helm')).toBe(4)
  })

  it('ends with the newest, however many feeds and writers there are', async () => {
    for (let process = 0; process < 3; process += 1) start(save)
    for (let stock = 100; stock < 140; stock++) {
      await Promise.all([setStock('helm', stock), setStock('kertas', stock)])
    }
    await eventually(async () => expect(await undelivered()).toBe(0))
    expect(await stockIn(api.app.index, 'helm')).toBe(139)
    expect(await stockIn(api.app.index, 'kertas')).toBe(139)
    expect(warned).toEqual([])
  })

  it('never lets an older reading overwrite a newer one', async () => {
    const { index } = api.app
    let release: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (release = resolve))
    const slow: SearchIndex = Object.assign(Object.create(index), {
      save: async (documents: Parameters<SearchIndex['save']>[0]) => {
        await gate
        await index.save(documents)
      },
    })
    start(savingIn(slow))
    await setStock('bor', 5)
    await eventually(async () => {
      const { rows } = await api.pool.query(
        "select 1 from graphile_worker.jobs where task_identifier = 'feed-index' and locked_by is not null",
      )
      expect(rows).toHaveLength(1)
    })
    // The next process waits for the queue.
    start(save)
    await setStock('bor', 6)
    release()
    await eventually(async () => expect(await undelivered()).toBe(0))
    expect(await stockIn(index, 'bor')).toBe(6)
  })

  it('waits for a slow index outside of a transaction, and as long as it takes', async () => {
    const states: unknown[] = []
    const look: Save = async () => {
      const { rows } = await api.pool.query(
        "select state from pg_stat_activity where datname = current_database() and state like 'idle in%'",
      )
      states.push(...rows)
    }
    await setStock('helm', 13)
    expect(await feedIndex(api.db, look, log)).toBe(1)
    expect(states).toEqual([])
  })

  it('delivers nothing that is to be fed again, as the index was replaced meanwhile', async () => {
    await setStock('helm', 14)
    const replaced: Save = () => feedAgain(api.db, new Date(), true)
    expect(await feedIndex(api.db, replaced, log)).toBe(0)
    expect(await undelivered()).toBe(1)
    expect(await feedIndex(api.db, save, log)).toBe(1)
    expect(await stockIn(api.app.index, 'helm')).toBe(14)
  })

  it('reports what the index refuses for good, and continues', async () => {
    const refused = productId('sabun')
    const refusing: Save = async (changed) => {
      await save(changed)
      if (changed.productIds.includes(refused))
        throw new DocumentsRefused([refused], new Error('too big'))
    }
    await emitChanged(refused)
    await setStock('helm', 11)
    expect(await feedIndex(api.db, refusing, log)).toBe(2)
    expect(warned).toEqual(['index: documents rejected permanently'])
    expect(await stockIn(api.app.index, 'helm')).toBe(11)
  })

  it('leaves alone the event that fails, and saves the others', async () => {
    await emitChanged('no id')
    await setStock('helm', 12)
    expect(await feedIndex(api.db, save, log)).toBe(1)
    expect(await undelivered()).toBe(1)
    expect(warned).toEqual(['index: products not saved, retried soon'])
    expect(await stockIn(api.app.index, 'helm')).toBe(12)
  })

  it('takes what was changed by hand before an import, and an import in parts', async () => {
    const loads: number[] = []
    const count: Save = async ({ productIds }) => {
      loads.push(productIds.length)
    }
    const many = (name: string) => Array.from({ length: 700 }, (_, n) => idOf(`${name}${n}`))
    for (const name of ['a', 'b', 'c']) await emitChanged(...many(name))
    await emitChanged(productId('helm'))
    while ((await feedIndex(api.db, count, log)) > 0);
    expect(loads).toEqual([701, 700, 700])
    expect(await undelivered()).toBe(0)
  })
})
