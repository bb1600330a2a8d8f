import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { useState } from 'react'
import { useDeleteTemplate } from '../../../features/templates/templates.queries'
import { messageOf } from '../../../lib/api-error'
import { tx } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { confirm } from '../../../ui/confirm'
import type { TemplateRef } from '../shared/templates/use-from-template'

/** Deletes a template after confirmation (Spec 1 §5); resolves to true when deleted. */
export function useDeleteFlow() {
  const { mutateAsync, isPending } = useDeleteTemplate()
  const [failure, setFailure] = useState<{ title: string; messages: readonly string[] } | null>(
    null,
  )
  const start = async ({ id, name }: TemplateRef): Promise<boolean> => {
    const yes = await confirm({
      title: tx(templateScreenTexts.confirmDelete),
      text: tx(templateScreenTexts.confirmDeleteHelp, { name }),
      confirmLabel: tx(templateScreenTexts.delete),
      danger: true,
    })
    if (!yes) return false
    setFailure(null)
    try {
      const { message } = await mutateAsync(id)
      toastSuccess(message)
      return true
    } catch (error) {
      setFailure({
        title: tx(templateScreenTexts.notDeleted, { name }),
        messages: [messageOf(error)],
      })
      return false
    }
  }
  return { start, pending: isPending, failure, dismiss: () => setFailure(null) }
}
