import type { TemplateRow } from '@pasok/domain/templates/templates.model'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { IconEye, IconFilePlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'
import { useFromTemplate } from '../shared/templates/use-from-template'
import { useDeleteFlow } from './use-delete-template'

/** What may be done with a row, as the server says (`actions`), and how. */
export function useTemplateActions() {
  const t = useTexts(templateScreenTexts)
  const navigate = useNavigate()
  const flow = useFromTemplate()
  const remove = useDeleteFlow()
  const open = (page: 'create' | 'detail', id: string) =>
    void navigate({ to: '/dashboard/templates', search: { page, id } })
  const actionsOf = ({ _id: id, name, actions }: TemplateRow): RowAction[] => {
    const all: (RowAction | false)[] = [
      actions.createRequest && {
        key: 'create-request',
        label: t('createRequest'),
        icon: <IconFilePlus size={16} />,
        quick: true,
        disabled: flow.busyId !== undefined,
        onSelect: () => void flow.start({ id, name }),
      },
      {
        key: 'detail',
        label: t('detail'),
        icon: <IconEye size={16} />,
        onSelect: () => open('detail', id),
      },
      actions.edit && {
        key: 'edit',
        label: t('edit'),
        icon: <IconPencil size={16} />,
        quick: true,
        onSelect: () => open('create', id),
      },
      actions.delete && {
        key: 'delete',
        label: t('delete'),
        icon: <IconTrash size={16} />,
        danger: true,
        onSelect: () => void remove.start({ id, name }),
      },
    ]
    return all.filter((action) => action !== false)
  }
  return { actionsOf, flow, remove }
}
