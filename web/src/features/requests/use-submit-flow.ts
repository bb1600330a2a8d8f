import { followChanges } from '@pasok/domain/cart/cart.changes'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { useRef, useState } from 'react'
import { call } from '../../lib/api'
import { ApiError, messagesOf } from '../../lib/api-error'
import { tx } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { confirm } from '../../ui/confirm'

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
  /** Digest of exactly these changes; accepting it accepts no others. */
  digest: string
}

/**
 * Returns the changes since the last save if they caused the refusal. Retains the submitted version, because
 * the user has not seen other users' later saves either.
 */
async function findChanges(target: SubmitTarget, error: unknown): Promise<Changed | undefined> {
  if (!(error instanceof ApiError) || error.code !== 'changed') return undefined
  const request = await call('getRequest', { params: { id: target.id } }).catch(() => undefined)
  if (!request || request.changes.length === 0) return undefined
  return { target, changes: request.changes, digest: request.changes_digest }
}

/**
 * Returns changes adopted by the first save and shown on one screen only; the user accepts them with the
 * others.
 */
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
 * Submits a request from any screen. Requests confirmation (Spec 1 §5), shows changes since the last save for
 * acceptance, again if there are further ones, and shows refusals until dismissed.
 */
export function useSubmitFlow(
  onSubmitted: (target: SubmitTarget) => Promise<void> | void,
  onRefused?: () => void,
) {
  const { mutateAsync, isPending } = useSubmitRequest()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [changed, setChanged] = useState<Changed | null>(null)
  // A ref, because a second press may come before the next render.
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

  /** Starts submitting. @param offerChanges changes since the items were selected, already saved. */
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
