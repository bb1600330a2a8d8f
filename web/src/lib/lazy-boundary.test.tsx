// @vitest-environment happy-dom
import { act, Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { firstScreenLoadedStore } from './first-screen'
import { connectionStore } from './connection'
import { LazyBoundary, lazyPiece } from './lazy-boundary'
import { mountPage } from './page.fixture'
import { ServerUnreachable } from './load-piece'

const Sender = ({ words = 'sends' }: { words?: string }) => <p>{words}</p>

async function mount(shown: ReactNode) {
  const mounted = await mountPage(shown)
  onTestFinished(mounted.leave)
  return mounted
}

/** Returns a lazy component whose first imports fail. */
function makePiece({ failures }: { failures: number }) {
  const load = vi.fn<() => Promise<typeof Sender>>(async () => Sender)
  const failure = new TypeError('Failed to fetch dynamically imported module')
  for (let count = 0; count < failures; count += 1) load.mockRejectedValueOnce(failure)
  return { load, failure, Piece: lazyPiece(load) }
}

/** Replaces the router's error boundary around a screen. */
class Screen extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <button onClick={() => this.setState({ error: null })}>{String(this.state.error)}</button>
    )
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  firstScreenLoadedStore.set(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  connectionStore.set('connected')
})

/** Reads only these elements, since the page also contains style sheets of Mantine. */
const textOf = (page: Element) => page.querySelector('p, i, button')?.textContent

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const send = (name: string) => window.dispatchEvent(new Event(name))

it('imports a piece once, however often it is loaded', async () => {
  const { load, Piece } = makePiece({ failures: 0 })
  await Piece.load()
  await Piece.load()
  expect(load).toHaveBeenCalledTimes(1)
  const { page } = await mount(
    <LazyBoundary>
      <Piece />
    </LazyBoundary>,
  )
  expect(textOf(page)).toBe('sends')
  expect(load).toHaveBeenCalledTimes(1)
})

it('fails with ServerUnreachable while the server is away, and imports again the next time', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const { load, Piece } = makePiece({ failures: 1 })
  await expect(Piece.load()).rejects.toThrow(
    new ServerUnreachable('You can open this when you are connected again.'),
  )
  await Piece.load()
  expect(load).toHaveBeenCalledTimes(2)
})

it('fails with the import’s error where the server responds but the piece is missing', async () => {
  await expect(makePiece({ failures: 1 }).Piece.load()).rejects.toBeInstanceOf(TypeError)
})

it('ignores a failure to preload', async () => {
  const { load, Piece } = makePiece({ failures: 1 })
  Piece.preload()
  await wait(0)
  Piece.preload()
  await wait(0)
  expect(load).toHaveBeenCalledTimes(2)
})

it('shows the fallback until the piece arrives, and then the piece without delay', async () => {
  let arrive = (_: typeof Sender) => {}
  const Piece = lazyPiece(
    () =>
      new Promise<typeof Sender>((resolve) => {
        arrive = resolve
      }),
  )
  const { page, show } = await mount(
    <LazyBoundary fallback={<i>coming</i>}>
      <Piece words="sends" />
    </LazyBoundary>,
  )
  expect(textOf(page)).toBe('coming')
  // Outside of `act`, because `act` would reveal everything immediately.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
  arrive(Sender)
  await vi.advanceTimersByTimeAsync(0)
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  expect(textOf(page)).toBe('sends')
  await show(
    <LazyBoundary fallback={<i>coming</i>}>
      <Piece words="sends more" />
    </LazyBoundary>,
  )
  expect(textOf(page)).toBe('sends more')
})

it('shows a preloaded piece at its first render, without the fallback', async () => {
  const { Piece } = makePiece({ failures: 0 })
  await Piece.load()
  const Coming = vi.fn<() => ReactNode>(() => null)
  const { page } = await mount(
    <LazyBoundary fallback={<Coming />}>
      <Piece />
    </LazyBoundary>,
  )
  expect(textOf(page)).toBe('sends')
  expect(Coming).not.toHaveBeenCalled()
})

it('is retried until it loads, where nobody handles its absence', async () => {
  const { load, Piece } = makePiece({ failures: 2 })
  const { page } = await mount(
    <LazyBoundary optional fallback={<button>Bell</button>}>
      <Piece />
    </LazyBoundary>,
  )
  const button = page.querySelector('button')
  button?.focus()
  await wait(0)
  expect(load).toHaveBeenCalledTimes(1)
  await wait(3_000)
  expect(load).toHaveBeenCalledTimes(2)
  // The fallback is still the same element, so the focus stays.
  expect(document.activeElement).toBe(button)
  await wait(5_999)
  expect(load).toHaveBeenCalledTimes(2)
  await wait(1)
  expect(page.querySelector('p')?.textContent).toBe('sends')
})

it('is fetched once, and its failure reported once, where somebody does', async () => {
  const { load, Piece } = makePiece({ failures: 2 })
  const missing = vi.fn<(error: unknown) => void>()
  await mount(
    <LazyBoundary onMissing={missing}>
      <Piece />
    </LazyBoundary>,
  )
  await wait(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(missing).toHaveBeenCalledTimes(1)
})

it('is fetched again when a boundary that reported it missing is mounted again', async () => {
  const { load, failure, Piece } = makePiece({ failures: 1 })
  const missing = vi.fn<(error: unknown) => void>()
  const boundary = (
    <LazyBoundary onMissing={missing}>
      <Piece />
    </LazyBoundary>
  )
  const { page, show } = await mount(boundary)
  await wait(0)
  expect(missing).toHaveBeenCalledWith(failure)
  await show(null)
  await show(boundary)
  await wait(0)
  expect(load).toHaveBeenCalledTimes(2)
  expect(textOf(page)).toBe('sends')
})

it('fails with its screen by default, and loads when the screen is retried', async () => {
  // Silences React's report of the error that the screen catches.
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { load, failure, Piece } = makePiece({ failures: 1 })
  const { page } = await mount(
    <Screen>
      <LazyBoundary fallback={<i>coming</i>}>
        <Piece />
      </LazyBoundary>
    </Screen>,
  )
  await wait(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  expect(textOf(page)).toBe(String(failure))
  await act(async () => page.querySelector('button')?.click())
  await wait(0)
  expect(textOf(page)).toBe('sends')
})

it('is fetched only after the first screen has its data, if late', async () => {
  const { load, Piece } = makePiece({ failures: 0 })
  const { page } = await mount(
    <LazyBoundary late optional fallback={<i>coming</i>}>
      <Piece />
    </LazyBoundary>,
  )
  await wait(1_000)
  expect(load).not.toHaveBeenCalled()
  expect(textOf(page)).toBe('coming')
  await act(async () => firstScreenLoadedStore.set(true))
  expect(textOf(page)).toBe('sends')
})

it('is shown as soon as it is requested, even if late or failed before', async () => {
  const { Piece } = makePiece({ failures: 1 })
  const { page } = await mount(
    <LazyBoundary late optional>
      <Piece />
    </LazyBoundary>,
  )
  await expect(Piece.load()).rejects.toBeInstanceOf(TypeError)
  await act(async () => Piece.load())
  expect(textOf(page)).toBe('sends')
})

it('takes the place of a button that is pressed only after the click', async () => {
  const clicked = vi.fn<() => void>()
  const { Piece } = makePiece({ failures: 0 })
  send('pointerdown')
  const { page } = await mount(
    <LazyBoundary optional fallback={<button onClick={clicked}>Bell</button>}>
      <Piece />
    </LazyBoundary>,
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
