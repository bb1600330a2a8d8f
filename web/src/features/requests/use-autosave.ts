import { AUTOSAVE_IDLE } from '@pasok/domain/requests/requests.constants'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, type Dispatch } from 'react'
import { ApiError, messageOf } from '../../lib/api-error'
import { useLatest } from '../../lib/use-latest'
import {
  autosave,
  canSave,
  canSubmit,
  isDue,
  isRetried,
  isUnsaved,
  NO_AUTOSAVE,
  phaseOf,
  type AutosaveEvent,
  type Trouble,
  type TroubleKind,
} from './autosave'

/** Milliseconds until a server that was away is asked again. */
const RETRY = 3 * AUTOSAVE_IDLE

function kindOf(error: unknown): TroubleKind {
  if (!(error instanceof ApiError)) return 'refused'
  const { status, code, issues } = error
  if (code === 'offline') return 'offline'
  if (status === 429 || status >= 500) return 'away'
  if (code === 'stale_version') return 'stale'
  if (code === 'illegal_move') return 'closed'
  // Not a product, address or department in it: the draft itself is gone.
  if (code === 'not_found' && issues.every(({ path = 'id' }) => path === 'id')) return 'closed'
  return 'refused'
}

/** What went wrong with a save, as the state machine knows it. */
function troubleOf(error: unknown): Trouble {
  return { kind: kindOf(error), message: messageOf(error) }
}

interface AutosaveInput {
  /** Of the cart, as all tabs know it. */
  revision: number
  saved: boolean
  hasItems: boolean
  isDraft: boolean
  /** False while nothing may be saved: the cart is being loaded, no delivery area is known. */
  enabled: boolean
  /** Saves the cart as it is; gives the revision that the server then has. */
  save: () => Promise<number>
}

/** Calls when the connection is back, as long as it is wanted. */
function useOnline(isWanted: boolean, call: () => Promise<void>): void {
  const onOnline = useEffectEvent(() => void call())
  useEffect(() => {
    if (!isWanted) return undefined
    const hear = () => onOnline()
    window.addEventListener('online', hear)
    return () => window.removeEventListener('online', hear)
  }, [isWanted])
}

/** What is known otherwise than by a save: a choice that was made, a draft that is none any more. */
function useNews(dispatch: Dispatch<AutosaveEvent>) {
  const settle = useCallback(() => dispatch({ type: 'settled' }), [dispatch])
  const learn = useCallback(
    (error: unknown) => {
      const trouble = troubleOf(error)
      if (trouble.kind === 'closed') dispatch({ type: 'failed', trouble })
    },
    [dispatch],
  )
  return { settle, learn }
}

/** Saves after 5 s without a change (Spec 1 §4), on demand, and one save at a time. */
export function useAutosave({ revision, saved, hasItems, isDraft, enabled, save }: AutosaveInput) {
  const [state, dispatch] = useReducer(autosave, NO_AUTOSAVE)
  const running = useRef<Promise<boolean> | null>(null)
  const latestSave = useLatest(save)

  useEffect(() => {
    dispatch({ type: 'seen', revision, saved, hasItems, isDraft })
  }, [revision, saved, hasItems, isDraft])

  const run = useCallback(
    async (at: number): Promise<boolean> => {
      dispatch({ type: 'started', revision: at })
      try {
        dispatch({ type: 'succeeded', revision: await latestSave.current() })
        return true
      } catch (error) {
        dispatch({ type: 'failed', trouble: troubleOf(error) })
        return false
      }
    },
    [latestSave],
  )

  /** True when the server has the cart; a save that is under way is waited for. */
  const saveNow = useCallback((): Promise<boolean> => {
    running.current ??= run(revision).finally(() => {
      running.current = null
    })
    return running.current
  }, [run, revision])

  const phase = phaseOf(state)
  const due = enabled && isDue(state)
  useEffect(() => {
    if (!due) return undefined
    const timer = setTimeout(() => void saveNow(), isRetried(phase) ? RETRY : AUTOSAVE_IDLE)
    return () => clearTimeout(timer)
  }, [due, phase, saveNow, state.revision])

  // One that is under way may have begun without a connection, and fail yet.
  useOnline(enabled && (phase === 'saving' || isRetried(phase)), async () => {
    if (!(await running.current)) await saveNow()
  })

  const { settle, learn } = useNews(dispatch)
  return {
    phase,
    message: state.trouble?.message ?? '',
    canSave: enabled && canSave(state),
    canSubmit: enabled && canSubmit(state),
    unsaved: isUnsaved(state),
    saveNow,
    settle,
    learn,
  }
}
