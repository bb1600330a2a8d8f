import { severalTexts } from '@pasok/domain/kernel/list.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messagesOf } from '../lib/api-error'
import { refresh, type Topic } from '../lib/refresh'
import { useLeaveQuestion } from './use-leave-question'

/** Progress of one document in a bulk action. */
export type BulkOutcome =
  | { at: 'waiting' | 'running' | 'done' | 'stopped' }
  | { at: 'refused'; messages: readonly string[] }

type Stage = 'asking' | 'running' | 'done'

const LEAVE = { title: severalTexts.leaveTitle, text: severalTexts.leaveText }

/**
 * Runs an action for several documents, one request after the other. Each document gets its own answer, such as
 * who decided first and when.
 */
export function useOneByOne(ids: readonly string[]) {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>('asking')
  const [isStopping, setIsStopping] = useState(false)
  const stopped = useRef(false)
  const started = useRef(false)
  const finished = useRef(false)
  useLeaveQuestion(stage === 'running', finished, LEAVE)
  // Unmounting stops the action after the current request.
  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, BulkOutcome>>(new Map())
  const setOutcome = (id: string, outcome: BulkOutcome) =>
    setOutcomes((before) => new Map(before).set(id, outcome))
  const tryOne = async (act: () => Promise<unknown>): Promise<BulkOutcome> => {
    try {
      await act()
      return { at: 'done' }
    } catch (error) {
      return { at: 'refused', messages: messagesOf(error) }
    }
  }
  /** Runs the action once, however often it is called, and refreshes the topics at the end. */
  const start = async (act: (id: string) => Promise<unknown>, refreshes: readonly Topic[]) => {
    if (started.current) return
    started.current = true
    setStage('running')
    for (const id of ids) {
      if (stopped.current) {
        setOutcome(id, { at: 'stopped' })
        continue
      }
      setOutcome(id, { at: 'running' })
      setOutcome(id, await tryOne(() => act(id)))
    }
    finished.current = true
    setStage('done')
    await refresh(client, refreshes)
  }
  const stop = () => {
    stopped.current = true
    setIsStopping(true)
  }
  const outcomeOf = (id: string): BulkOutcome => outcomes.get(id) ?? { at: 'waiting' }
  const count = (at: BulkOutcome['at']) => ids.filter((id) => outcomeOf(id).at === at).length
  return { stage, start, stop, isStopping, outcomeOf, count }
}

export type OneByOne = Omit<ReturnType<typeof useOneByOne>, 'start'>
