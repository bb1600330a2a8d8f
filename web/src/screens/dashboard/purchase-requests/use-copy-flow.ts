import { requestCopyTexts } from '@pasok/domain/requests/requests.screen.texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { messagesOf } from '../../../lib/api-error'
import { callReply, type Answer } from '../../../lib/api'
import { tx } from '../../../lib/texts'
import { toastNotice, toastSuccess } from '../../../lib/toast'
import { useCallKey } from '../../../lib/use-call-key'
import { useChange } from '../../../lib/refresh'

/** Maximum number of names listed; further ones are counted. */
const NAMES_SHOWN = 3

type Copied = Answer<'copyRequest'>

/** Returns what was left out of the copy, and why. */
function whatIsLeft({ left_out: left, department_left, address_instead }: Copied): string[] {
  const shown = left.slice(0, NAMES_SHOWN).map(({ name }) => name)
  const more = left.length - shown.length
  const names =
    more > 0
      ? tx(requestCopyTexts.more, { names: shown.join(', '), count: more })
      : shown.join(', ')
  return [
    ...(left.length > 0 ? [tx(requestCopyTexts.leftOut, { names })] : []),
    ...(department_left === null
      ? []
      : [tx(requestCopyTexts.departmentLeft, { name: department_left })]),
    ...(address_instead === null
      ? []
      : [tx(requestCopyTexts.addressInstead, { name: address_instead })]),
  ]
}

/** Copies a rejected request and opens the new draft in the editor. */
export function useCopyFlow() {
  const navigate = useNavigate()
  const keyOf = useCallKey()
  const { mutateAsync, isPending } = useChange(['request'], async (id: string) => {
    const reply = await callReply('copyRequest', { params: { id }, idempotencyKey: keyOf(id) })
    // Another copy is a new request with its own key.
    keyOf.forget()
    return reply
  })
  const [failure, setFailure] = useState<{ title: string; messages: readonly string[] } | null>(
    null,
  )
  // Ignores further presses until the copy is opened.
  const busy = useRef(false)
  const start = async ({ id, code }: { id: string; code: string }) => {
    if (busy.current) return
    busy.current = true
    setFailure(null)
    try {
      const { data, message } = await mutateAsync(id)
      toastSuccess(message)
      const left = whatIsLeft(data)
      if (left.length > 0) toastNotice(left.join(' '), `copied-${data._id}`)
      await navigate({
        to: '/dashboard/purchase-requests',
        search: { page: 'create', id: data._id },
      })
    } catch (error) {
      setFailure({ title: tx(requestCopyTexts.notCopied, { code }), messages: messagesOf(error) })
    } finally {
      busy.current = false
    }
  }
  return { start, pending: isPending, failure, dismiss: () => setFailure(null) } as const
}
