import { requestCopyTexts, requestScreenTexts } from '@pasok/domain/requests/requests.screen.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type { RequestRow } from '@pasok/domain/requests/requests.model'

import {
  IconCopy,
  IconEye,
  IconHistory,
  IconPencil,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmitFlow, type SubmitTarget } from '../../../features/requests/use-submit-flow'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'
import { forgetDraft } from './forget-draft'
import { useCopyFlow } from './use-copy-flow'
import { useDeleteFlow } from './use-delete-flow'

const targetOf = (row: RequestRow): SubmitTarget => ({
  id: row._id,
  code: row.code_pr,
  version: row.version,
})

/** Actions on a row that the server permits (`actions`). */
export function useRequestActions() {
  const t = useTexts(requestScreenTexts)
  const td = useTexts(documentTexts)
  const navigate = useNavigate()
  const [history, setHistory] = useState<RequestRow | null>(null)
  const tc = useTexts(requestCopyTexts)
  const remove = useDeleteFlow()
  const copy = useCopyFlow()
  const flow = useSubmitFlow((target) => forgetDraft(target.id))
  const open = (page: 'create' | 'detail', id: string) =>
    void navigate({ to: '/dashboard/purchase-requests', search: { page, id } })

  const actionsOf = (row: RequestRow): RowAction[] => {
    const { actions } = row
    const all: (RowAction | false)[] = [
      actions.edit && {
        key: 'edit',
        label: t('edit'),
        icon: <IconPencil size={16} />,
        quick: true,
        onSelect: () => open('create', row._id),
      },
      actions.submit && {
        key: 'submit',
        label: t('submit'),
        icon: <IconSend size={16} />,
        quick: true,
        disabled: flow.pending,
        onSelect: () => void flow.start(targetOf(row)),
      },
      {
        key: 'detail',
        label: t('viewDetail'),
        icon: <IconEye size={16} />,
        onSelect: () => open('detail', row.code_pr),
      },
      {
        key: 'history',
        label: td('history'),
        icon: <IconHistory size={16} />,
        onSelect: () => setHistory(row),
      },
      actions.copy && {
        key: 'copy',
        label: tc('copy'),
        icon: <IconCopy size={16} />,
        disabled: copy.pending,
        onSelect: () => void copy.start({ id: row._id, code: row.code_pr }),
      },
      actions.delete && {
        key: 'delete',
        label: t('delete'),
        icon: <IconTrash size={16} />,
        danger: true,
        onSelect: () => void remove.start({ id: row._id, code: row.code_pr }),
      },
    ]
    return all.filter((action) => action !== false)
  }
  return {
    actionsOf,
    flow,
    history,
    closeHistory: () => setHistory(null),
    edit: open,
    remove,
    copy,
  }
}
