// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act as inReact } from 'react'
import { expect, it, vi } from 'vitest'
import { mountHook } from './hook.fixture'
import { mountPage } from './page.fixture'
import { useAct } from './use-act'
import { eventually } from './eventually.fixture'

/** Two buttons, whose calls are answered by hand, and what was done in which order. */
async function mount() {
  const said: string[] = []
  const answers = new Map<string, () => void>()
  const run = (name: string) => () =>
    new Promise<{ message: string }>((resolve) => {
      said.push(name)
      answers.set(name, () => resolve({ message: '' }))
    })
  let renewed = () => {}
  const renew = () =>
    new Promise<void>((resolve) => {
      said.push('renew')
      renewed = resolve
    })
  function Acts() {
    const { act, pending } = useAct(renew)
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
  const settled = (work: () => void) => inReact(async () => work())
  return {
    said,
    pick,
    ready,
    press: (button: HTMLButtonElement) => settled(() => button.click()),
    answer: (name: string) => settled(() => answers.get(name)?.()),
    renewed: () => settled(() => renewed()),
  }
}

it('does once what is pressed twice, and then what was pressed while it was read again', async () => {
  const { said, pick, ready, press, answer, renewed } = await mount()
  await press(pick)
  await press(pick)
  expect(said).toEqual(['pick'])
  await answer('pick')
  await eventually(() => expect(said).toEqual(['pick', 'renew']))
  await press(ready)
  expect(said).toEqual(['pick', 'renew'])
  await renewed()
  expect(said).toEqual(['pick', 'renew', 'ready'])
  expect(pick.dataset['busy']).toBe('false')
  expect(ready.dataset['busy']).toBe('true')
})

// proves 2.4.8 2.4.9
it.each([1_000, 2_500])('reads again %i ms after it was done', async (reloadAfter) => {
  vi.useFakeTimers()
  const renew = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const run = () => Promise.resolve({ message: '' })
  const { act } = await mountHook(() => useAct(renew))
  await act(({ act: begin }) => void begin({ name: 'decide', run, reloadAfter }))
  await act(() => vi.advanceTimersByTimeAsync(reloadAfter - 1))
  expect(renew).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(renew).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
