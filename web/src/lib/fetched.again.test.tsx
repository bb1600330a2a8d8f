// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Fetched, pieceOf } from './fetched'
import { mountPage } from './page.fixture'

const Sender = () => <p>sends</p>

/** One that comes at the third try. */
function hardToGet() {
  const load = vi.fn<() => Promise<typeof Sender>>(async () => Sender)
  for (const _ of [1, 2]) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return { load, piece: pieceOf<object>(load) }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('is fetched until it comes, where nobody is told that it is missing', async () => {
  const { load, piece } = hardToGet()
  const { page } = await mountPage(<Fetched piece={piece} props={{}} />)
  await wait(0)
  expect(load).toHaveBeenCalledTimes(1)
  await wait(3_000)
  expect(load).toHaveBeenCalledTimes(2)
  await wait(6_000)
  expect(page.querySelector('p')?.textContent).toBe('sends')
})

it('is fetched once, and its failure told once, where somebody is', async () => {
  const { load, piece } = hardToGet()
  const missing = vi.fn<(error: unknown) => void>()
  await mountPage(<Fetched piece={piece} props={{}} onMissing={missing} />)
  await wait(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(missing).toHaveBeenCalledTimes(1)
})

it('takes the place of a button that is pressed only after the click', async () => {
  const clicked = vi.fn<() => void>()
  const piece = pieceOf<object>(async () => Sender)
  const send = (name: string) => window.dispatchEvent(new Event(name))
  send('pointerdown')
  const { page } = await mountPage(
    <Fetched piece={piece} props={{}} fallback={<button onClick={clicked}>Bell</button>} />,
  )
  await wait(0)
  const button = page.querySelector('button')
  expect(button).not.toBeNull()
  send('pointerup')
  await act(async () => button?.click())
  expect(clicked).toHaveBeenCalledTimes(1)
  await wait(0)
  expect(page.querySelector('p')?.textContent).toBe('sends')
})
