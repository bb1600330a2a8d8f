import { ActionIcon, Menu } from '@mantine/core'
import { providerCategoryTexts } from '@pasok/domain/catalog/catalog.provider.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconChevronRight, IconDots } from '@tabler/icons-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import type { RowAction } from '../../ui/data-table.types'
import { look } from '../../ui/look'
import { MenuAction } from '../../ui/menu-action'
import { type TreeMove, treeMoveOf } from './provider-category-keys'
import { type CategoryForest, type CategoryNode, siblingsOf } from './provider-category-tree'
import classes from './provider-category-tree.module.css'

interface CategoryMenuProps {
  name: string
  actions: readonly RowAction[]
  opened: boolean
  onOpened: (opened: boolean) => void
  /** True for the focused row: Tab skips the menus of the other rows. */
  isReached: boolean
}

/** Actions of a category; disabled ones give a reason. */
function CategoryMenu({ name, actions, opened, onOpened, isReached }: CategoryMenuProps) {
  const t = useTexts(shellTexts)
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={onOpened}>
      <Menu.Target>
        <ActionIcon
          className={look('justify-self-end')}
          variant="subtle"
          color="gray"
          tabIndex={isReached ? 0 : -1}
          aria-label={t('actionsOf', { name })}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <MenuAction key={action.key} action={action} onClick={action.onSelect} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

interface CategoryTreeRowProps {
  node: CategoryNode
  /** For `aria-setsize` and `aria-posinset`. */
  siblings: readonly CategoryNode[]
  isOpen: boolean
  isCurrent: boolean
  isFound: boolean
  actions: readonly RowAction[]
  hasMenu: boolean
  onMenu: (opened: boolean) => void
  onKey: (event: KeyboardEvent<HTMLElement>) => void
  onPress: () => void
  onReach: () => void
}

/** A row of the category tree: pressing it opens or closes the category; keys are handled by the tree. */
function CategoryTreeRow(props: CategoryTreeRowProps) {
  const { node, siblings, isOpen, isCurrent, actions } = props
  const t = useTexts(providerCategoryTexts)
  const isParent = node.children.length > 0
  const products = t('productsHere', { count: formatCount(node.products) })
  /** React also bubbles clicks from the menu, which is rendered elsewhere in the page. */
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
      {/* A phone has room for one figure: for a parent, the total of all its descendants. */}
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

/** Key actions other than navigation. */
export type CategoryWish = Exclude<TreeMove['kind'], 'go' | 'open' | 'close' | 'toggle' | 'menu'>

interface CategoryTreeProps {
  forest: CategoryForest
  /** Visible rows from top to bottom. */
  rows: readonly CategoryNode[]
  isOpen: (node: CategoryNode) => boolean
  onOpen: (node: CategoryNode, open: boolean) => void
  found: ReadonlySet<string> | undefined
  currentId: string | undefined
  onCurrent: (id: string) => void
  onChosen: (id: string) => void
  actionsOf: (node: CategoryNode) => readonly RowAction[]
  onWish: (wish: CategoryWish, node: CategoryNode) => void
  /** Returns the element of the row to focus, once it is rendered; only once per request. */
  takeFocus: (find: (id: string) => HTMLElement | undefined) => HTMLElement | undefined
}

const rowIn = (tree: HTMLElement | null, id: string): HTMLElement | undefined =>
  tree?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? undefined

function useWantedFocus(takeFocus: CategoryTreeProps['takeFocus']) {
  const tree = useRef<HTMLDivElement>(null)
  useEffect(() => {
    takeFocus((id) => rowIn(tree.current, id))?.focus()
  })
  return tree
}

/** The category tree for pointer, touch and keyboard (the ARIA tree pattern). */
export function CategoryTree(props: CategoryTreeProps) {
  const { forest, rows, isOpen, onOpen, currentId, onCurrent, onChosen, takeFocus } = props
  const t = useTexts(providerCategoryTexts)
  const helpId = useId()
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const tree = useWantedFocus(takeFocus)
  const current = rows.find(({ _id }) => _id === currentId) ?? rows[0]
  const go = ({ _id: id }: CategoryNode) => {
    onCurrent(id)
    rowIn(tree.current, id)?.focus()
  }
  const toggle = (node: CategoryNode) => {
    onChosen(node._id)
    if (node.children.length > 0) onOpen(node, !isOpen(node))
  }
  const act = (move: TreeMove, node: CategoryNode) => {
    if (move.kind === 'go') go(move.to)
    else if (move.kind === 'open' || move.kind === 'close') onOpen(node, move.kind === 'open')
    else if (move.kind === 'toggle') toggle(node)
    else if (move.kind === 'menu') setMenuOf(node._id)
    else props.onWish(move.kind, node)
  }
  const onKey = (event: KeyboardEvent<HTMLElement>, node: CategoryNode) => {
    const move = treeMoveOf(event, node, { rows, isOpen: isOpen(node) })
    if (!move) return
    event.preventDefault()
    act(move, node)
  }
  return (
    <div className={look('text-xs', 'tabular', 'frame', 'overflow-clip')}>
      <div
        className={`${look('sticky-head', 'h-36', 'surface', 'border-b', 'dimmed', 'medium', 'text-right')} ${classes.heads}`}
        aria-hidden
      >
        <span className={`${look('text-left')} ${classes.first}`}>{t('category')}</span>
        <span>{t('products')}</span>
        <span className={look('phone-hidden')}>{t('withBelow')}</span>
        <span />
      </div>
      <div ref={tree} role="tree" aria-label={t('tree')} aria-describedby={helpId}>
        {rows.map((node) => (
          <CategoryTreeRow
            key={node._id}
            node={node}
            siblings={siblingsOf(forest, node)}
            isOpen={isOpen(node)}
            isCurrent={node === current}
            isFound={props.found?.has(node._id) ?? false}
            actions={props.actionsOf(node)}
            hasMenu={menuOf === node._id}
            onMenu={(opened) => setMenuOf(opened ? node._id : null)}
            onKey={(event) => onKey(event, node)}
            onPress={() => {
              go(node)
              toggle(node)
            }}
            onReach={() => onCurrent(node._id)}
          />
        ))}
      </div>
      <p id={helpId} className={look('dimmed', 'p-10-sm', 'touch-hidden')}>
        {t('keys')}
      </p>
    </div>
  )
}
