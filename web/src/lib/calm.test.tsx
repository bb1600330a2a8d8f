// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calmStore, CalmWatch } from './calm'
import { mountPage } from './page.fixture'

beforeEach(() => {
  vi.useFakeTimers()
  calmStore.set(false)
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
      <CalmWatch />
    </QueryClientProvider>,
  )

const answerAfter = (milliseconds: number) => () =>
  new Promise<number>((done) => {
    setTimeout(done, milliseconds, 1)
  })

it('is calm soon after nothing is read', async () => {
  await watching()
  await wait(149)
  expect(calmStore.get()).toBe(false)
  await wait(1)
  expect(calmStore.get()).toBe(true)
})

it('waits for what is read, and a little more', async () => {
  await watching(answerAfter(600))
  await wait(640)
  expect(calmStore.get()).toBe(false)
  await wait(160)
  expect(calmStore.get()).toBe(true)
})

it('waits no longer than two seconds for what does not come', async () => {
  await watching(() => new Promise(() => undefined))
  await wait(1_999)
  expect(calmStore.get()).toBe(false)
  await wait(1)
  expect(calmStore.get()).toBe(true)
})
