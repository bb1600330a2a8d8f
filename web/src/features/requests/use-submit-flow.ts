import { followChanges } from '@pasok/domain/cart/cart.changes'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { useRef, useState } from 'react'
import { call } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { confirm } from '../../ui/confirm'
import { messagesOf } from '../../lib/messages-of'
import { useSubmitRequest } from './requests.queries'

export interface SubmitTarget {
  id: string
  code: string
  version: number
}

interface Refusal {
  target: SubmitTarget
  messages: readonly string[]
}

interface Changed {
  target: SubmitTarget
  changes: readonly LineChange[]
  /** Of these very changes: with it no others are accepted. */
  digest: string
}

/**
 * What changed since the request was saved, where that is why it was refused. The version stays the
 * one that was submitted: what somebody else saved meanwhile was not seen either.
 */
async function findChanges(target: SubmitTarget, error: unknown): Promise<Changed | undefined> {
  if (!(error instanceof ApiError) || error.code !== 'changed') return undefined
  const request = await call('getRequest', { params: { id: target.id } }).catch(() => undefined)
  if (!request || request.changes.length === 0) return undefined
  return { target, changes: request.changes, digest: request.changes_digest }
}

/** Changes that the first save adopted were shown on one screen only: they are accepted with the others. */
async function findOpen(
  target: SubmitTarget,
  offerChanges: readonly LineChange[],
): Promise<Changed | undefined> {
  if (offerChanges.length === 0) return undefined
  const request = await call('getRequest', { params: { id: target.id } })
  const changes = followChanges(offerChanges, request.changes)
  return changes.length > 0 ? { target, changes, digest: request.changes_digest } : undefined
}

/**
 * Submitting from wherever it is offered: asks first (Spec 1 §5), shows what changed since the
 * request was saved and asks for that to be accepted, again when it changed once more, and keeps a
 * refusal on the screen.
 */
export function useSubmitFlow(
  onSubmitted: (target: SubmitTarget) => Promise<void> | void,
  onRefused?: () => void,
) {
  const { mutateAsync, isPending } = useSubmitRequest()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [changed, setChanged] = useState<Changed | null>(null)
  // A second press arrives before the first one's rendering.
  const busy = useRef(false)

  const send = async (target: SubmitTarget, accepted?: string) => {
    if (busy.current) return
    busy.current = true
    setRefusal(null)
    try {
      const { message } = await mutateAsync({ id: target.id, version: target.version, accepted })
      setChanged(null)
      toastSuccess(message)
      await onSubmitted(target)
    } catch (error) {
      await learn(target, error)
    } finally {
      busy.current = false
    }
  }

  const learn = async (target: SubmitTarget, error: unknown) => {
    const found = await findChanges(target, error)
    setChanged(found ?? null)
    if (found) return
    setRefusal({ target, messages: messagesOf(error) })
    onRefused?.()
  }

  /** @param offerChanges what changed since the items were chosen, and is saved by now. */
  const start = async (target: SubmitTarget, offerChanges: readonly LineChange[] = []) => {
    try {
      const open = await findOpen(target, offerChanges)
      if (open) return setChanged(open)
    } catch (error) {
      return setRefusal({ target, messages: messagesOf(error) })
    }
    const yes = await confirm({
      title: tx(requestScreenTexts.confirmSubmit),
      text: tx(requestScreenTexts.confirmSubmitHelp),
      confirmLabel: tx(requestScreenTexts.submit),
    })
    if (yes) await send(target)
  }

  return {
    start,
    pending: isPending,
    refusal,
    dismissRefusal: () => setRefusal(null),
    changed,
    accept: () => (changed ? send(changed.target, changed.digest) : Promise.resolve()),
    decline: () => setChanged(null),
  }
}
export type SubmitFlow = ReturnType<typeof useSubmitFlow>
