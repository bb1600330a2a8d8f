import { getSearchKey, recordQuery } from '@pasok/domain/catalog/catalog.search.contract'
import { endpoint } from '../../http/endpoint'
import { makeSearchKey } from '../identity/search-key'
import { recordQuery as record } from './record-query'

export const searchEndpoints = [
  endpoint(getSearchKey, async ({ db, actor }) => ({ data: await makeSearchKey(db, actor) })),
  endpoint(recordQuery, async ({ work, body }) => {
    await record(work, body.query)
    return { data: null }
  }),
]
