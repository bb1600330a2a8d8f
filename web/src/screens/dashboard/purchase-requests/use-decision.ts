import { requestTexts } from '@pasok/domain/requests/requests.texts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import {
  useApproveRequest,
  useRejectRequest,
  type RequestDecision,
} from '../../../features/requests/requests.queries'
import { messagesOf } from '../../../lib/api-error'
import { tx } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { refresh } from '../../../lib/refresh'

interface DecisionFailure {
  title: string
  messages: readonly string[]
}

/**
 * Decides a request. Success returns to the list (Spec 1 §2). A failure stays on the screen even if the request
 * has changed meanwhile, so that the user sees who decided first.
 */
export function useDecision() {
  const approving = useApproveRequest()
  const rejecting = useRejectRequest()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<DecisionFailure | null>(null)
  const busy = useRef(false)
  const [isDecider, setDecider] = useState(false)

  const decide = async (move: () => Promise<{ message: string }>, title: string) => {
    if (busy.current) return
    busy.current = true
    setFailure(null)
    setDecider(true)
    try {
      const { message } = await move()
      toastSuccess(message)
      void refresh(client, ['order'])
      await navigate({ to: '/dashboard/purchase-requests' })
    } catch (error) {
      setFailure({ title, messages: messagesOf(error) })
      setDecider(false)
    } finally {
      busy.current = false
    }
  }
  const pending = approving.isPending ? 'approve' : rejecting.isPending ? 'reject' : null
  return {
    approve: (decision: RequestDecision) =>
      decide(() => approving.mutateAsync(decision), tx(requestTexts.errorApprove)),
    reject: (decision: RequestDecision) =>
      decide(() => rejecting.mutateAsync(decision), tx(requestTexts.errorReject)),
    pending,
    /** Whether the current user is deciding the request, or has decided it, on this screen. */
    isDecider,
    failure,
    dismiss: () => setFailure(null),
  } as const
}
export type DecisionFlow = ReturnType<typeof useDecision>
