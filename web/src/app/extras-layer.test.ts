// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { queryKey } from '../lib/api'
import { renewChanged } from './extras-layer'

const list = queryKey('listOrders', { query: { skip: 0 } })
const counts = queryKey('countOrders', { params: { buyer_id: 'b' } })
const byCode = queryKey('getOrder', { params: { id: 'PO-1' } })
const byId = queryKey('getOrder', { params: { id: '1' } })
const other = queryKey('getOrder', { params: { id: 'PO-2' } })
const payment = queryKey('getTransaction', { params: { code: 'TRX-1' } })
const requests = queryKey('listRequests', { params: { buyer_id: 'b' } })

/** Returns the names of the queries that the change invalidated. */
function staleAfter(news: Parameters<typeof renewChanged>[1]) {
  const client = new QueryClient()
  const keys = { list, counts, byCode, byId, other, payment, requests }
  for (const key of Object.values(keys)) client.setQueryData(key, {})
  renewChanged(client, news)
  return Object.entries(keys)
    .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
    .map(([name]) => name)
}

it('renews the lists of a topic, and only the changed document’s pages', () => {
  const change = { topic: 'order', id: '1', code: 'PO-1' } as const
  expect(staleAfter([change])).toEqual(['list', 'counts', 'byCode', 'byId'])
})

it('renews a payment by its code, as its query names it', () => {
  expect(staleAfter([{ topic: 'payment', id: '7', code: 'TRX-1' }])).toEqual(['payment'])
  expect(staleAfter([{ topic: 'payment', id: '8', code: 'TRX-2' }])).toEqual([])
})

it('leaves unchanged topics alone', () => {
  expect(staleAfter([])).toEqual([])
  expect(staleAfter([{ topic: 'request', id: '9', code: 'PR-9' }])).toEqual(['requests'])
})

it('renews everything when the changes are unknown', () => {
  expect(staleAfter(null)).toEqual([
    'list',
    'counts',
    'byCode',
    'byId',
    'other',
    'payment',
    'requests',
  ])
})
