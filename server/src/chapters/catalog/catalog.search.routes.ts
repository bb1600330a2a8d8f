import { recordQuery } from '@pasok/domain/catalog/catalog.search.contract'
import { endpoint } from '../../http/endpoint'
import { recordQuery as record } from './record-query'

export const searchEndpoints = [
  endpoint(recordQuery, async ({ work, body }) => {
    await record(work, body.query)
    return { data: null }
  }),
]
