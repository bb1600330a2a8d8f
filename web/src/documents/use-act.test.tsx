// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act as inReact } from 'react'
import { expect, it, vi } from 'vitest'
import { mountHook } from '../lib/hook.fixture'
import { mountPage } from '../lib/page.fixture'
import type { refresh } from '../lib/refresh'
import type { confirm } from '../ui/confirm'
import { useAct } from './use-act'
import { eventually } from '../lib/eventually.fixture'

const refreshed = vi.hoisted(() => vi.fn<typeof refresh>())
vi.mock(import('../lib/refresh'), async (original) => ({
  ...(await original()),
  refresh: refreshed,
}))

const confirmed = vi.hoisted(() => vi.fn<typeof confirm>())
vi.mock(import('../ui/confirm'), async (original) => ({
  ...(await original()),
  confirm: confirmed,
}))

/** Mounts two buttons whose requests the test answers, and records the order of events. */
async function mount() {
  const events: string[] = []
  const answers = new Map<string, () => void>()
  const run = (name: string) => () =>
    new Promise<string>((resolve) => {
      events.push(name)
      answers.set(name, () => resolve(''))
    })
  let renewed = () => {}
  refreshed.mockImplementation(
    () =>
      new Promise<void>((resolve) => {
        events.push('renew')
        renewed = resolve
      }),
  )
  function Acts() {
    const { act, pending } = useAct(['order'])
    return ['pick', 'ready'].map((name) => (
      <button
        key={name}
        data-busy={pending === name}
        onClick={() => void act({ name, run: run(name) })}
      >
        {name}
      </button>
    ))
  }
  const { page } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <Acts />
    </QueryClientProvider>,
  )
  const [pick, ready] = page.querySelectorAll('button')
  if (!pick || !ready) throw new Error('There are two buttons')
  const flush = (work: () => void) => inReact(async () => work())
  return {
    events,
    pick,
    ready,
    press: (button: HTMLButtonElement) => flush(() => button.click()),
    answer: (name: string) => flush(() => answers.get(name)?.()),
    renewed: () => flush(() => renewed()),
  }
}

it('runs once after a double press, and runs an action pressed during the refresh afterwards', async () => {
  const { events, pick, ready, press, answer, renewed } = await mount()
  await press(pick)
  await press(pick)
  expect(events).toEqual(['pick'])
  await answer('pick')
  await eventually(() => expect(events).toEqual(['pick', 'renew']))
  await press(ready)
  expect(events).toEqual(['pick', 'renew'])
  await renewed()
  expect(events).toEqual(['pick', 'renew', 'ready'])
  expect(pick.dataset['busy']).toBe('false')
  expect(ready.dataset['busy']).toBe('true')
})

// proves 2.4.8 2.4.9
it.each([1_000, 2_500])('refreshes %i ms after the action', async (reloadAfter) => {
  vi.useFakeTimers()
  refreshed.mockReset().mockResolvedValue()
  const run = () => Promise.resolve('')
  const { act } = await mountHook(() => useAct(['order']))
  await act(({ act: begin }) => void begin({ name: 'decide', run, reloadAfter }))
  await act(() => vi.advanceTimersByTimeAsync(reloadAfter - 1))
  expect(refreshed).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(refreshed.mock.calls.map(([, topics]) => topics)).toEqual([['order']])
  vi.useRealTimers()
})

it('keeps a refusal with its title until dismissed, refreshes the refused record, and asks before acting', async () => {
  refreshed.mockReset().mockResolvedValue()
  confirmed.mockResolvedValueOnce(false).mockResolvedValue(true)
  const run = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('Somebody was first')))
  const question = { title: 'Sure?', text: '', confirmLabel: 'Yes' }
  const { act, now } = await mountHook(() => useAct(['receipt']))
  await act(({ act: begin }) => void begin({ question, failed: 'Not approved', run }))
  expect(run).not.toHaveBeenCalled()
  await act(({ act: begin }) => void begin({ question, failed: 'Not approved', run }))
  await eventually(() => expect(now().refusal).toMatchObject({ title: 'Not approved' }))
  expect(refreshed).toHaveBeenCalledOnce()
  await act(({ dismiss }) => dismiss())
  expect(now().refusal).toBeNull()
})
