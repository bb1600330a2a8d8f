import { providerCategoryTexts } from '@pasok/domain/catalog/catalog.provider.texts'
import { IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import type { RowAction } from '../../ui/data-table.types'
import { CategoryMenu } from './provider-category-menu'
import type { CategoryNode } from './provider-category-tree'
import classes from './provider-category-tree.module.css'
import { look } from '../../ui/look'

interface CategoryTreeRowProps {
  node: CategoryNode
  /** Among how many it stands. */
  siblings: readonly CategoryNode[]
  isOpen: boolean
  /** The keys are on it. */
  isCurrent: boolean
  isFound: boolean
  actions: readonly RowAction[]
  hasMenu: boolean
  onMenu: (opened: boolean) => void
  onKey: (event: KeyboardEvent<HTMLElement>) => void
  onPress: () => void
  onReach: () => void
}

/** A category of the tree: a press opens or closes it, the keys are the tree's. */
export function CategoryTreeRow(props: CategoryTreeRowProps) {
  const { node, siblings, isOpen, isCurrent, actions } = props
  const t = useTexts(providerCategoryTexts)
  const isParent = node.children.length > 0
  const products = t('productsHere', { count: formatCount(node.products) })
  /** Presses within the menu, which lies elsewhere on the page, come here too. */
  const press = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    if (target instanceof Element && !currentTarget.contains(target)) return
    if (target instanceof Element && target.closest('button')) return
    props.onPress()
  }
  return (
    <div
      role="treeitem"
      className={`${look('border-b', 'hover', 'focus-inside', 'selected')} ${classes.row}`}
      data-id={node._id}
      data-level={node.level}
      aria-level={node.level + 1}
      aria-setsize={siblings.length}
      aria-posinset={siblings.indexOf(node) + 1}
      aria-expanded={isParent ? isOpen : undefined}
      aria-selected={isCurrent}
      aria-label={`${node.name}, ${products}`}
      tabIndex={isCurrent ? 0 : -1}
      onClick={press}
      onFocus={(event) => event.target === event.currentTarget && props.onReach()}
      onKeyDown={(event) => event.target === event.currentTarget && props.onKey(event)}
    >
      <span className={`${look('row', 'gap-xs', 'min-w-0')} ${classes.lead}`}>
        <IconChevronRight
          size={16}
          className={look('dimmed', 'turn', 'quarter-turned', !isParent && 'invisible')}
          data-opened={isOpen || undefined}
          aria-hidden
        />
        <span
          className={`${look('min-w-0', 'py-4', 'break-anywhere', (node.level === 0 || props.isFound) && 'semibold')} ${props.isFound ? classes.found : ''}`}
        >
          {node.name}
        </span>
      </span>
      {/* A phone has room for one figure: of a category with others below it, that of all of them. */}
      <span
        className={look(
          'text-right',
          'nowrap',
          isParent && 'phone-hidden',
          node.products === 0 && 'dimmed',
        )}
      >
        {formatCount(node.products)}
      </span>
      <span className={look('text-right', 'nowrap', 'dimmed', !isParent && 'phone-hidden')}>
        {isParent && formatCount(node.productsBelow)}
      </span>
      <CategoryMenu
        name={node.name}
        actions={actions}
        opened={props.hasMenu}
        onOpened={props.onMenu}
        isReached={isCurrent}
      />
    </div>
  )
}
