// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import { readRecent } from './recent-searches'
import { useCompletedQuery } from './use-completed-query'

vi.mock('../../lib/session', () => ({ useSession: () => ({}) }))
vi.mock('../../lib/session.kinds', () => ({ ownerKeyOf: () => 'ani' }))
vi.mock('../../lib/api', () => ({ call: () => Promise.resolve() }))

afterEach(() => localStorage.clear())

/** Confirms the words while the hits of the previous words are shown, and then shows the new hits. */
async function confirmThenFind(words: string, found: number) {
  const shown = { query: '', count: 9 }
  const { act, rerender } = await mountHook(() => useCompletedQuery(shown.query, shown.count))
  await act((confirm) => confirm(words))
  expect(readRecent('ani')).toEqual([])
  Object.assign(shown, { query: words, count: found })
  await rerender()
}

it('remembers a confirmed search once it has found something', async () => {
  await confirmThenFind('kertas', 4)
  expect(readRecent('ani')).toEqual(['kertas'])
})

it('does not offer again what found nothing', async () => {
  await confirmThenFind('kertsa', 0)
  expect(readRecent('ani')).toEqual([])
})
