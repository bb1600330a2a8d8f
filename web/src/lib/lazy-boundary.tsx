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
import { calmStore } from './calm'
import { reach } from './reach'
import { createStore, useStore, type Store } from './store'

/** One attempt of a boundary to show its piece; it holds the failure once it has failed. */
type Attempt = Store<{ error: unknown } | null>

const newAttempt = (): Attempt => createStore<{ error: unknown } | null>(null)

/** The attempt of the boundary around a piece; null while the boundary is `late`. */
const AttemptContext = createContext<Attempt | null>(null)

/**
 * Counts the pieces that have arrived. Boundaries render again when it changes: React on its own
 * reveals suspended content no earlier than 300 ms after its fallback.
 */
const arrivals = createStore(0)

/** Suspends for as long as it is rendered. */
const Never = lazy(() => new Promise<never>(() => undefined))

export type LazyPiece<Props> = ComponentType<Props> & {
  /** @throws Unreached while offline, or the browser's error when a release has replaced the file. */
  load: () => Promise<void>
  /** Fetches the piece on hover or focus. A failure is ignored: rendering the piece tries again. */
  preload: () => void
}

/** A component that is fetched when it is first rendered, inside a `LazyBoundary`. */
export function lazyPiece<Props extends object>(
  importPiece: () => Promise<ComponentType<Props>>,
): LazyPiece<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const fetchPiece = async () => {
    try {
      const component = await reach(importPiece)
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

  // React.lazy remembers a failure for ever, so each attempt has a lazy component of its own. A failed
  // one keeps suspending while the boundary decides: the fallback, and the focus in it, stay.
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
    // React.lazy suspends once even when its promise is resolved: a preloaded dialog would flash.
    if (loaded) return createElement(loaded, props)
    return attempt ? createElement(lazyFor(attempt), props) : <Never />
  }
  return Object.assign(Piece, {
    load: async () => void (await load()),
    preload: () => void load().catch(() => undefined),
  })
}

/** Milliseconds until an optional piece is fetched again: doubled each time, up to the second. */
const RETRY_AFTER = 3_000
const RETRY_AFTER_AT_MOST = 60_000

interface LazyBoundaryProps {
  children: ReactNode
  /** Shown until the piece has arrived. */
  fallback?: ReactNode
  /** The piece could not be fetched. It is fetched again when the boundary is next mounted. */
  onMissing?: (error: unknown) => void
  /** The screen works without the piece: nobody is notified, and it is fetched until it arrives. */
  optional?: boolean
  /** Not part of the first screen: fetched once that has its data. */
  late?: boolean
}

/**
 * Stands around a lazy piece. A piece that can't be fetched takes nothing else off the screen when it
 * is `optional` or has `onMissing`; any other fails like the screen around it, which offers a retry.
 */
export function LazyBoundary(props: LazyBoundaryProps) {
  const { children, fallback = null, onMissing, optional = false, late = false } = props
  useStore(arrivals)
  const isCalm = useStore(calmStore)
  const [attempt, setAttempt] = useState(newAttempt)
  const failure = useStore(attempt)
  const wait = useRef(RETRY_AFTER)
  const notify = useEffectEvent((error: unknown) => onMissing?.(error))
  useEffect(() => {
    if (!failure) return undefined
    if (!optional) return notify(failure.error)
    const timer = setTimeout(() => setAttempt(newAttempt), wait.current)
    wait.current = Math.min(wait.current * 2, RETRY_AFTER_AT_MOST)
    return () => clearTimeout(timer)
  }, [failure, optional])
  if (failure && !optional && !onMissing) throw failure.error
  return (
    <AttemptContext value={late && !isCalm ? null : attempt}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </AttemptContext>
  )
}
