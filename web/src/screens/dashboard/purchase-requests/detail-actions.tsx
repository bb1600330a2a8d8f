import { Button } from '@mantine/core'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { requestCopyTexts, requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'

import { IconCopy, IconPencil, IconSend, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useSubmitFlow } from '../../../features/requests/use-submit-flow'
import { useTexts } from '../../../lib/texts'
import { forgetDraft } from './forget-draft'
import { useCopyFlow } from './use-copy-flow'
import { useDeleteFlow } from './use-delete-flow'

/** Actions on a draft's page; each returns to the list (Spec 1 §2). */
export function useDetailActions(request: PurchaseRequest) {
  const navigate = useNavigate()
  const toList = (replace: boolean) => navigate({ to: '/dashboard/purchase-requests', replace })
  const flow = useSubmitFlow(async ({ id }) => {
    await forgetDraft(id)
    await toList(false)
  })
  const remove = useDeleteFlow()
  const copy = useCopyFlow()
  const onCopy = () => copy.start({ id: request._id, code: request.code_pr })
  const submit = () =>
    flow.start({ id: request._id, code: request.code_pr, version: request.version })
  const onDelete = async () => {
    if (await remove.start({ id: request._id, code: request.code_pr })) {
      // Replaces the history entry, so that Back does not lead to the deleted request.
      await toList(true)
    }
  }
  return { flow, submit, onDelete, remove, copy, onCopy }
}

interface DetailActionsProps {
  request: PurchaseRequest
  actions: ReturnType<typeof useDetailActions>
}

export function DetailActions({ request: { _id, actions: may }, actions }: DetailActionsProps) {
  const t = useTexts(requestScreenTexts)
  const tc = useTexts(requestCopyTexts)
  return (
    <>
      {may.copy && (
        <Button
          leftSection={<IconCopy size={16} aria-hidden />}
          loading={actions.copy.pending}
          onClick={() => void actions.onCopy()}
        >
          {tc('copy')}
        </Button>
      )}
      {may.delete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={16} aria-hidden />}
          loading={actions.remove.pending}
          onClick={() => void actions.onDelete()}
        >
          {t('delete')}
        </Button>
      )}
      {may.edit && (
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link
              {...props}
              to="/dashboard/purchase-requests"
              search={{ page: 'create', id: _id }}
            />
          )}
        >
          {t('edit')}
        </Button>
      )}
      {may.submit && (
        <Button
          leftSection={<IconSend size={16} aria-hidden />}
          loading={actions.flow.pending}
          onClick={() => void actions.submit()}
        >
          {t('submit')}
        </Button>
      )}
    </>
  )
}
