// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
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

it('loads an open order once when it and its receipt have changed', async () => {
  const client = new QueryClient()
  const queryFn = vi.fn<() => Promise<object>>(() => Promise.resolve({ _id: '1' }))
  const observer = new QueryObserver(client, { queryKey: byId, queryFn })
  const leave = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
  renewChanged(client, [
    { topic: 'order', id: '1', code: 'PO-1' },
    { topic: 'receipt', id: '5', code: 'GRN-5' },
  ])
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false))
  expect(queryFn).toHaveBeenCalledTimes(2)
  leave()
})
