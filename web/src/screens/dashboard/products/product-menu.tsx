import { cardTexts } from '@pasok/domain/catalog/search/search.texts'
import { IconArrowsLeftRight, IconFilePlus, IconTemplate } from '@tabler/icons-react'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'

interface MenuOf {
  addToOpen: (() => void) | undefined
  addToTemplate: (() => void) | undefined
  compare: (() => void) | undefined
  isCompared: boolean
  /** True when the button beside the menu already adds to the template in progress. */
  isBesideTemplate: boolean
}

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** Returns further actions for a product: other documents, comparison (Spec 2 §2). */
export function useProductMenu(given: MenuOf): RowAction[] {
  const t = useTexts(cardTexts)
  const { addToOpen, addToTemplate, compare, isCompared, isBesideTemplate } = given
  const actions: (RowAction | undefined)[] = [
    addToOpen && {
      key: 'open',
      label: t('addToOpen'),
      icon: <IconFilePlus {...ICON} />,
      onSelect: addToOpen,
    },
    addToTemplate && {
      key: 'template',
      label: t(isBesideTemplate ? 'addToSaved' : 'addToTemplate'),
      icon: <IconTemplate {...ICON} />,
      onSelect: addToTemplate,
    },
    compare && {
      key: 'compare',
      label: t(isCompared ? 'compared' : 'compare'),
      icon: <IconArrowsLeftRight {...ICON} />,
      onSelect: compare,
    },
  ]
  return actions.filter((one) => one !== undefined)
}
