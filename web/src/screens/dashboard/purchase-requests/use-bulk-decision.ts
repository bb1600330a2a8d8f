import { requestListTexts } from '@pasok/domain/requests/requests.list.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { renewOrders } from '../../../features/orders/orders.queries'
import { messagesOf } from '../../../features/requests/messages-of'
import {
  decide,
  renewRequests,
  type DecisionKind,
} from '../../../features/requests/requests.queries'

/** How far one of several has come. */
export type Outcome =
  | { at: 'waiting' | 'running' | 'decided' | 'stopped' }
  | { at: 'refused'; messages: readonly string[] }

type Stage = 'asking' | 'running' | 'done'

const LEAVE = { title: requestListTexts.leaveTitle, text: requestListTexts.leaveText }

/**
 * Decides several requests, one after the other by a call of its own, so that each is answered by
 * itself: who lost a race reads who won it, and when.
 */
export function useBulkDecision(kind: DecisionKind, ids: readonly string[]) {
  const client = useQueryClient()
  const [stage, setStage] = useState<Stage>('asking')
  const [isStopping, setIsStopping] = useState(false)
  const stopped = useRef(false)
  const finished = useRef(false)
  useLeaveQuestion(stage === 'running', finished, LEAVE)
  // Nobody decides what they no longer see: the one on its way is the last.
  useEffect(() => {
    stopped.current = false
    return () => {
      stopped.current = true
    }
  }, [])
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const tell = (id: string, outcome: Outcome) =>
    setOutcomes((before) => new Map(before).set(id, outcome))

  const decideOne = async (id: string, note: string): Promise<Outcome> => {
    try {
      await decide(kind, { id, note })
      return { at: 'decided' }
    } catch (error) {
      return { at: 'refused', messages: messagesOf(error) }
    }
  }
  const start = async (note: string) => {
    setStage('running')
    for (const id of ids) {
      if (stopped.current) {
        tell(id, { at: 'stopped' })
        continue
      }
      tell(id, { at: 'running' })
      tell(id, await decideOne(id, note))
    }
    finished.current = true
    setStage('done')
    void renewOrders(client)
    await renewRequests(client)
  }
  const stop = () => {
    stopped.current = true
    setIsStopping(true)
  }
  const outcomeOf = (id: string): Outcome => outcomes.get(id) ?? { at: 'waiting' }
  const count = (at: Outcome['at']) => ids.filter((id) => outcomeOf(id).at === at).length
  return { stage, start, stop, isStopping, outcomeOf, count }
}
