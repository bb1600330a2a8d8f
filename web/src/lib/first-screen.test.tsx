// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstScreenLoadedStore, FirstScreenWatch, partOfFirstScreen } from './first-screen'
import { mountPage } from './page.fixture'

beforeEach(() => {
  vi.useFakeTimers()
  firstScreenLoadedStore.set(false)
})
afterEach(() => vi.useRealTimers())

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function Reads({ answer }: { answer: () => Promise<number> }) {
  useQuery({ queryKey: ['read'], queryFn: answer })
  return null
}

const watching = (answer?: () => Promise<number>) =>
  mountPage(
    <QueryClientProvider client={new QueryClient()}>
      {answer && <Reads answer={answer} />}
      <FirstScreenWatch />
    </QueryClientProvider>,
  )

const answerAfter = (milliseconds: number) => () =>
  new Promise<number>((done) => {
    setTimeout(done, milliseconds, 1)
  })

it('counts as loaded shortly after the last query', async () => {
  await watching()
  await wait(149)
  expect(firstScreenLoadedStore.get()).toBe(false)
  await wait(1)
  expect(firstScreenLoadedStore.get()).toBe(true)
})

it('waits for running queries, and a little longer', async () => {
  await watching(answerAfter(600))
  await wait(640)
  expect(firstScreenLoadedStore.get()).toBe(false)
  await wait(160)
  expect(firstScreenLoadedStore.get()).toBe(true)
})

it('waits for a request that is not a query, whether it succeeds or fails', async () => {
  await watching()
  const requests = await act(async () => ({
    late: partOfFirstScreen(answerAfter(400)()),
    failed: partOfFirstScreen(Promise.reject(new Error('offline'))).catch(() => 'failed'),
  }))
  await wait(500)
  expect(firstScreenLoadedStore.get()).toBe(false)
  await wait(50)
  expect(firstScreenLoadedStore.get()).toBe(true)
  expect(await Promise.all([requests.late, requests.failed])).toEqual([1, 'failed'])
})

it('waits at most two seconds for a missing response', async () => {
  await watching(() => new Promise(() => undefined))
  await wait(1_999)
  expect(firstScreenLoadedStore.get()).toBe(false)
  await wait(1)
  expect(firstScreenLoadedStore.get()).toBe(true)
})
