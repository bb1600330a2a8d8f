import { requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { useState } from 'react'
import { messagesOf } from '../../../lib/api-error'
import { useDeleteRequest } from '../../../features/requests/requests.queries'
import { tx } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { confirm } from '../../../ui/confirm'
import { forgetDraft } from './forget-draft'

/** Deletes a draft after confirmation (Spec 1 §5); resolves to true when deleted. */
export function useDeleteFlow() {
  const { mutateAsync, isPending } = useDeleteRequest()
  const [failure, setFailure] = useState<{ title: string; messages: readonly string[] } | null>(
    null,
  )
  const start = async ({ id, code }: { id: string; code: string }): Promise<boolean> => {
    const yes = await confirm({
      title: tx(requestScreenTexts.confirmDelete),
      text: tx(requestScreenTexts.confirmDeleteHelp, { code }),
      confirmLabel: tx(requestScreenTexts.delete),
      danger: true,
    })
    if (!yes) return false
    setFailure(null)
    try {
      const { message } = await mutateAsync(id)
      await forgetDraft(id)
      toastSuccess(message)
      return true
    } catch (error) {
      setFailure({
        title: tx(requestScreenTexts.notDeleted, { code }),
        messages: messagesOf(error),
      })
      return false
    }
  }
  return { start, pending: isPending, failure, dismiss: () => setFailure(null) }
}
