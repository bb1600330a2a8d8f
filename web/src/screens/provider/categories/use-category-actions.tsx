import { hasRoomBelow } from '@pasok/domain/catalog/catalog.categories.rules'
import { providerCategoryTexts } from '@pasok/domain/catalog/catalog.provider.texts'
import {
  IconArrowDown,
  IconArrowUp,
  IconCornerUpRight,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import {
  siblingsOf,
  type CategoryForest,
  type CategoryNode,
} from '../../../features/catalog/provider-category-tree'
import type { CategoryWish } from '../../../features/catalog/provider-category-tree-view'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'
import { mayRemove } from './use-category-editor'

interface Doing {
  wish: (wish: CategoryWish, node: CategoryNode) => void
  openMove: (node: CategoryNode) => void
}

/** What stands in a category's menu; what can't be done says why. */
export function useCategoryActions(forest: CategoryForest, { wish, openMove }: Doing) {
  const t = useTexts(providerCategoryTexts)
  return (node: CategoryNode): readonly RowAction[] => {
    const siblings = siblingsOf(forest, node)
    return [
      {
        key: 'add',
        label: t('addBelow'),
        icon: <IconPlus size={16} aria-hidden />,
        disabled: !hasRoomBelow(node.level),
        reason: t('noRoom'),
        onSelect: () => wish('add', node),
      },
      {
        key: 'rename',
        label: t('rename'),
        icon: <IconPencil size={16} aria-hidden />,
        onSelect: () => wish('rename', node),
      },
      {
        key: 'up',
        label: t('moveUp'),
        icon: <IconArrowUp size={16} aria-hidden />,
        disabled: siblings[0] === node,
        reason: t('isFirst'),
        onSelect: () => wish('up', node),
      },
      {
        key: 'down',
        label: t('moveDown'),
        icon: <IconArrowDown size={16} aria-hidden />,
        disabled: siblings.at(-1) === node,
        reason: t('isLast'),
        onSelect: () => wish('down', node),
      },
      {
        key: 'move',
        label: t('moveTo'),
        icon: <IconCornerUpRight size={16} aria-hidden />,
        onSelect: () => openMove(node),
      },
      {
        key: 'remove',
        label: t('remove'),
        icon: <IconTrash size={16} aria-hidden />,
        danger: true,
        disabled: !mayRemove(node),
        reason: t(node.children.length > 0 ? 'hasBelow' : 'hasProducts'),
        onSelect: () => wish('remove', node),
      },
    ]
  }
}
