import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { productId } from '../../../../test/company'
import { emit } from '../../../../test/emit'
import { startHostedIndex, type HostedIndex } from '../../../../test/hosted-index/hosted-index'
import { feedAll, foundBy } from '../../../../test/found'
import { createHostedSearchIndex } from '../../../adapters/search-index/hosted/hosted-search-index'
import { DocumentsRefused } from '../../../ports/search-index'
import { allSearchDocuments } from './search-documents'

let hosted: HostedIndex
let api: Api
beforeAll(async () => {
  hosted = await startHostedIndex()
  api = await startApi({ app: { index: createHostedSearchIndex(hosted.settings) } })
  await api.app.index.rebuild(allSearchDocuments(api.db))
})
afterAll(async () => {
  await api.drop()
  await hosted.stop()
})

it('a document that is refused keeps no withdrawn product in the search', async () => {
  const keys = ['sabun', 'helm', 'bor'] as const
  const ids = keys.map(productId)
  await api.pool.query('update products set withdrawn_at = now() where id = $1', [ids[0]])
  await api.pool.query(
    "update products set short_description = repeat('x', 200000) where id = $1",
    [ids[1]],
  )
  await api.pool.query('update products set stock = 71 where id = $1', [ids[2]])
  await emit(api.db, 'products.changed', { productIds: ids })
  await expect(feedAll(api)).rejects.toMatchObject({
    errors: [{ err: expect.any(DocumentsRefused), products: [ids[1]] }],
  })
  const found = await foundBy(api, 'warehouse_detail.country', 'Indonesia')
  expect(found).toContain(ids[2])
  expect(found).not.toContain(ids[0])
})
