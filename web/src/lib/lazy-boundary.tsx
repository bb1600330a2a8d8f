import {
  createContext,
  createElement,
  lazy,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { afterPress } from './after-press'
import { firstScreenLoadedStore } from './first-screen'
import { loadPiece } from './load-piece'
import { createStore, useStore, type Store } from './store'

/** One attempt of a boundary to load its piece; contains the error after a failure. */
type Attempt = Store<{ error: unknown } | null>

const newAttempt = (): Attempt => createStore<{ error: unknown } | null>(null)

/** The attempt of the surrounding boundary; null while a `late` boundary waits. */
const AttemptContext = createContext<Attempt | null>(null)

/**
 * Number of loaded pieces. Boundaries render again when it changes, because React alone reveals suspended
 * content no earlier than 300 ms after its fallback.
 */
const arrivals = createStore(0)

/** Suspends while rendered. */
const Never = lazy(() => new Promise<never>(() => undefined))

export type LazyPiece<Props> = ComponentType<Props> & {
  /**
   * Loads the piece. @throws ServerUnreachable while offline, or the browser's error when a release has replaced the
   * file.
   */
  load: () => Promise<void>
  /** Loads the piece on hover or focus. A failure is ignored: rendering the piece tries again. */
  preload: () => void
}

/** A component that is loaded when first rendered, inside a `LazyBoundary`. */
export function lazyPiece<Props extends object>(
  importPiece: () => Promise<ComponentType<Props>>,
): LazyPiece<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const fetchPiece = async () => {
    try {
      const component = await loadPiece(importPiece)
      // Replacing a button between press and release would lose the click.
      await new Promise<void>(afterPress)
      loaded = component
      arrivals.set(arrivals.get() + 1)
      return component
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  const load = () => (loading ??= fetchPiece())

  // React.lazy caches a failure forever, so each attempt has its own lazy component. A failed one stays
  // suspended while the boundary decides, so that the fallback and its focus remain.
  const attempts = new WeakMap<Attempt, ComponentType<Props>>()
  const lazyFor = (attempt: Attempt): ComponentType<Props> => {
    const known = attempts.get(attempt)
    if (known) return known
    const component = lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        attempt.set({ error })
        return new Promise<never>(() => undefined)
      }
    })
    attempts.set(attempt, component)
    return component
  }

  function Piece(props: Props) {
    const attempt = use(AttemptContext)
    // React.lazy suspends once even for a resolved promise, which would make a preloaded dialog flash.
    if (loaded) return createElement(loaded, props)
    return attempt ? createElement(lazyFor(attempt), props) : <Never />
  }
  return Object.assign(Piece, {
    load: async () => void (await load()),
    preload: () => void load().catch(() => undefined),
  })
}

/** Milliseconds until an optional piece is loaded again: doubled each time, up to the maximum. */
const RETRY_AFTER_MS = 3_000
const MAX_RETRY_AFTER_MS = 60_000

interface LazyBoundaryProps {
  children: ReactNode
  fallback?: ReactNode
  /** Called when loading failed; the piece is loaded again when the boundary is next mounted. */
  onMissing?: (error: unknown) => void
  /** The screen works without the piece: failures are not reported, and loading is repeated. */
  optional?: boolean
  /** Not part of the first screen: loaded after its data. */
  late?: boolean
}

/**
 * Boundary around a lazy piece. If the piece is `optional` or has `onMissing`, a failed load affects nothing
 * else on the screen. Otherwise the error propagates to the screen, which offers a retry.
 */
export function LazyBoundary(props: LazyBoundaryProps) {
  const { children, fallback = null, onMissing, optional = false, late = false } = props
  useStore(arrivals)
  const isFirstScreenLoaded = useStore(firstScreenLoadedStore)
  const [attempt, setAttempt] = useState(newAttempt)
  const failure = useStore(attempt)
  const wait = useRef(RETRY_AFTER_MS)
  const notify = useEffectEvent((error: unknown) => onMissing?.(error))
  useEffect(() => {
    if (!failure) return undefined
    if (!optional) return notify(failure.error)
    const timer = setTimeout(() => setAttempt(newAttempt), wait.current)
    wait.current = Math.min(wait.current * 2, MAX_RETRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [failure, optional])
  if (failure && !optional && !onMissing) throw failure.error
  return (
    <AttemptContext value={late && !isFirstScreenLoaded ? null : attempt}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </AttemptContext>
  )
}
