import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { afterPress } from './after-press'
import { calmStore } from './calm'
import { reach } from './reach'
import { createStore, useStore, type Store } from './store'

/** A part of a screen that is fetched once it is wanted. */
export interface Piece<Props> {
  loaded: Store<ComponentType<Props> | null>
  /** @throws Unreached, and what the browser throws where a release has replaced it. */
  fetch: () => Promise<void>
}

export function pieceOf<Props>(load: () => Promise<ComponentType<Props>>): Piece<Props> {
  const loaded = createStore<ComponentType<Props> | null>(null)
  return {
    loaded,
    fetch: async () => {
      if (loaded.get() !== null) return
      const component = await reach(load)
      // Replacing a button between press and release would lose the click.
      await new Promise<void>((resolve) => {
        afterPress(() => {
          loaded.set(component)
          resolve()
        })
      })
    },
  }
}

/** Before it is wanted: what leads to it is pointed at. */
export const fetchAhead = (...pieces: readonly Pick<Piece<never>, 'fetch'>[]): void => {
  for (const piece of pieces) piece.fetch().catch(() => undefined)
}

interface FetchedProps<Props> {
  piece: Piece<Props>
  props: Props
  /** Until it is here. */
  fallback?: ReactNode
  onMissing?: (error: unknown) => void
  /** Once the first screen has what it shows: it is no part of that. */
  late?: boolean
}

/** Ms until what nobody is told of is fetched again: doubled each time, up to the second. */
const AGAIN = 3_000
const AGAIN_MOST = 60_000

/**
 * A piece of the app in its place. What could not be fetched is told to `onMissing`, takes nothing
 * else off the screen, and is fetched anew the next time that it is wanted: React's own `lazy`
 * remembers a failure. Where nobody is told it is fetched until it comes.
 */
export function Fetched<Props extends object>(fetched: FetchedProps<Props>) {
  const { piece, props, fallback = null, onMissing, late = false } = fetched
  const Loaded = useStore(piece.loaded)
  const isTime = useStore(calmStore) || !late
  const isTold = onMissing !== undefined
  const miss = useEffectEvent((error: unknown) => onMissing?.(error))
  useEffect(() => {
    if (!isTime) return undefined
    let isWanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = (wait: number) => {
      piece.fetch().catch((error: unknown) => {
        if (!isWanted) return
        if (isTold) miss(error)
        else timer = setTimeout(ask, wait, Math.min(wait * 2, AGAIN_MOST))
      })
    }
    ask(AGAIN)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [piece, isTime, isTold])
  return Loaded ? createElement(Loaded, props) : fallback
}

/** One without which there is no screen: what could not be fetched is the screen's own failure. */
export function FetchedScreen<Props extends object>(
  fetched: Omit<FetchedProps<Props>, 'onMissing'>,
): ReactNode {
  const [missing, setMissing] = useState<{ error: unknown } | null>(null)
  if (missing) throw missing.error
  return createElement(Fetched<Props>, {
    ...fetched,
    onMissing: (error: unknown) => setMissing({ error }),
  })
}
