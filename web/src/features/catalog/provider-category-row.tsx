import { providerCategoryTexts } from '@pasok/domain/catalog/catalog.provider.texts'
import { IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import type { RowAction } from '../../ui/data-table.types'
import { CategoryMenu } from './provider-category-menu'
import type { CategoryNode } from './provider-category-tree'
import classes from './provider-category-tree.module.css'

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
      className={classes.row}
      data-id={node._id}
      data-level={node.level}
      data-found={props.isFound || undefined}
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
      <span className={classes.lead}>
        <IconChevronRight
          size={16}
          className={classes.chevron}
          data-open={isOpen || undefined}
          data-none={!isParent || undefined}
          aria-hidden
        />
        <span className={classes.name}>{node.name}</span>
      </span>
      <span className={classes.figure} data-none={node.products === 0 || undefined}>
        {formatCount(node.products)}
      </span>
      <span className={classes.sum} data-none={!isParent || undefined}>
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
