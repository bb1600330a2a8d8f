import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { productId, userId, vendorId } from '../../../../test/company'
import { emitIn } from '../../../../test/emit'
import { startHostedIndex } from '../../../../test/hosted-index/hosted-index'
import { createHostedSearchIndex } from '../../../adapters/search-index/hosted/hosted-search-index'
import { createPostgresSearchIndex } from '../../../adapters/search-index/postgres/postgres-search-index'
import { feedIndex } from '../../../jobs/feed-index'
import { runDueJobs } from '../../../jobs/worker'
import { DocumentsRefused, type SearchIndex } from '../../../ports/search-index'
import { indexProducts } from './index-products'
import { isIndexEmpty, type Progress, rebuildIndex } from './rebuild-index'

type Key = Parameters<typeof productId>[0]

const KINDS: readonly [string, (api: Api) => Promise<[SearchIndex, () => Promise<void>]>][] = [
  [
    'in PostgreSQL',
    (api) => Promise.resolve([createPostgresSearchIndex(api.pool), () => Promise.resolve()]),
  ],
  [
    'hosted (a stand-in)',
    async () => {
      const hosted = await startHostedIndex()
      return [createHostedSearchIndex(hosted.settings), () => hosted.stop()]
    },
  ],
]

describe.each(KINDS)('a rebuild of the index %s', (_, open) => {
  let api: Api
  let index: SearchIndex
  let close: () => Promise<void>
  beforeAll(async () => {
    api = await startApi()
    ;[index, close] = await open(api)
  })
  afterAll(async () => {
    await close()
    await api.drop()
  })
  beforeEach(() => api.pool.query('delete from outbox'))

  const log = { warn: () => undefined, error: () => undefined }
  const feed = async (into: SearchIndex) => {
    const save = (changed: ProductsChanged) => indexProducts(api.db, into, changed)
    while ((await feedIndex(api.db, save, log)) > 0);
  }
  const change = (key: Key, set: { stock?: number; withdrawn_at?: Date | null }) =>
    api.db.transaction().execute(async (trx) => {
      await trx.updateTable('products').set(set).where('id', '=', productId(key)).execute()
      await emitIn(trx, 'products.changed', { productIds: [productId(key)] })
    })
  const stocks = async () => {
    const [result] = await index.search([
      {
        index: 'products',
        text: '',
        filters: [],
        typoTolerance: true,
        prefixWords: 'prefixLast',
        wordRemoval: 'none',
        page: 0,
        hitsPerPage: 100,
        facets: [],
        valuesPerFacet: 1,
        facetOrder: 'count',
        attributes: ['stock'],
        highlighted: [],
        highlightTags: { before: '', after: '' },
      },
    ])
    return new Map(result?.hits.map((hit) => [hit.objectID, hit.attributes['stock']]))
  }
  /** Returns the index, which runs `work` between reading a part of the products and saving it. */
  const during = (work: () => Promise<unknown>): SearchIndex =>
    Object.assign(Object.create(index), {
      rebuild: (batches: Parameters<SearchIndex['rebuild']>[0]) =>
        index.rebuild(
          (async function* () {
            for await (const batch of batches) {
              await work()
              yield batch
            }
          })(),
        ),
    })

  it('fills an empty one, and reports its progress', async () => {
    expect(await isIndexEmpty(index)).toBe(true)
    const reported: Progress[] = []
    const saved = await rebuildIndex(api.db, index, (progress) => reported.push(progress))
    expect(saved).toBeGreaterThan(5)
    expect((await stocks()).size).toBe(saved)
    expect(reported.at(-1)).toEqual({ saved, total: saved })
    expect(await isIndexEmpty(index)).toBe(false)
  })

  it('loses no change that happens while it runs', async () => {
    await rebuildIndex(api.db, index)
    const work = async () => {
      await change('helm', { stock: 41 })
      await change('sabun', { withdrawn_at: new Date() })
      await feed(index)
      await change('bor', { stock: 42 })
    }
    await rebuildIndex(api.db, during(work))
    // The index has not been notified of this change yet; the feed will notify the new index.
    await feed(index)
    const after = await stocks()
    expect(after.get(productId('helm'))).toBe(41)
    expect(after.has(productId('sabun'))).toBe(false)
    expect(after.get(productId('bor'))).toBe(42)
    await change('sabun', { withdrawn_at: null })
    await feed(index)
    expect((await stocks()).has(productId('sabun'))).toBe(true)
  })

  it('leaves out the products of a vendor that was deactivated while it ran', async () => {
    const setUser = (status: 'ACTIVE' | 'INACTIVE') =>
      api.db.transaction().execute(async (trx) => {
        const of = { vendorId: vendorId('karya') }
        await trx
          .updateTable('users')
          .set({ status })
          .where('id', '=', userId('vendor@karya.test'))
          .execute()
        await emitIn(trx, 'vendor.changed', of)
      })
    const runOtherJobs = async () => {
      const { 'feed-index': _feed, ...handlers } = api.app.jobs
      await runDueJobs({ pool: api.pool, handlers, log: { ...log, debug: () => undefined } })
      await feed(index)
    }
    await rebuildIndex(
      api.db,
      during(async () => {
        await setUser('INACTIVE')
        await runOtherJobs()
      }),
    )
    await feed(index)
    expect((await stocks()).has(productId('helm'))).toBe(false)
    await setUser('ACTIVE')
    await runOtherJobs()
    expect((await stocks()).has(productId('helm'))).toBe(true)
  })

  it('continues when a document is refused, and reports it at the end', async () => {
    await rebuildIndex(api.db, index)
    const refusing: SearchIndex = Object.assign(Object.create(index), {
      rebuild: async (batches: Parameters<SearchIndex['rebuild']>[0]) => {
        await during(() => changeAndFeed('sabun')).rebuild(batches)
        throw new DocumentsRefused([productId('sabun')], new Error('too big'))
      },
      replaceSuggestions: async (all: Parameters<SearchIndex['replaceSuggestions']>[0]) => {
        await index.replaceSuggestions(all)
        areSuggestionsMade = true
      },
    })
    let areSuggestionsMade = false
    const changeAndFeed = async (key: Key) => {
      await change(key, { stock: 61 })
      await feed(index)
    }
    const made = rebuildIndex(api.db, refusing)
    await expect(made).rejects.toMatchObject({ objectIds: [productId('sabun')] })
    expect(areSuggestionsMade).toBe(true)
    await feed(index)
    expect((await stocks()).get(productId('sabun'))).toBe(61)
  })

  it('waits for a change that is being written', async () => {
    let isSaved = false
    const slow: SearchIndex = Object.assign(Object.create(index), {
      save: async (documents: Parameters<SearchIndex['save']>[0]) => {
        await index.save(documents)
        isSaved = true
        await new Promise((resolve) => setTimeout(resolve, 50))
      },
    })
    let feeding: Promise<unknown> = Promise.resolve()
    const work = async () => {
      await change('helm', { stock: 51 })
      feeding = feed(slow)
      while (!isSaved) await new Promise((resolve) => setImmediate(resolve))
    }
    await rebuildIndex(api.db, during(work))
    await feeding
    await feed(index)
    expect((await stocks()).get(productId('helm'))).toBe(51)
  })

  it('can be searched meanwhile', async () => {
    let found = 0
    await rebuildIndex(
      api.db,
      during(async () => {
        found = (await stocks()).size
      }),
    )
    expect(found).toBe((await stocks()).size)
  })
})
