import { providerCategoryTexts } from '@pasok/domain/catalog/catalog.provider.texts'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../lib/texts'
import type { RowAction } from '../../ui/data-table.types'
import { treeMoveOf, type TreeMove } from './provider-category-keys'
import { CategoryTreeRow } from './provider-category-row'
import { siblingsOf, type CategoryForest, type CategoryNode } from './provider-category-tree'
import classes from './provider-category-tree.module.css'
import { look } from '../../ui/look'

/** What the keys ask for besides walking. */
export type CategoryWish = Exclude<TreeMove['kind'], 'go' | 'open' | 'close' | 'toggle' | 'menu'>

interface CategoryTreeProps {
  forest: CategoryForest
  /** Those that are seen, from the top. */
  rows: readonly CategoryNode[]
  isOpen: (node: CategoryNode) => boolean
  onOpen: (node: CategoryNode, open: boolean) => void
  found: ReadonlySet<string> | undefined
  currentId: string | undefined
  onCurrent: (id: string) => void
  /** A press or Enter has chosen it. */
  onChosen: (id: string) => void
  actionsOf: (node: CategoryNode) => readonly RowAction[]
  onWish: (wish: CategoryWish, node: CategoryNode) => void
  /** The row that is to have the focus, given once, when `find` finds it. */
  takeFocus: (find: (id: string) => HTMLElement | undefined) => HTMLElement | undefined
}

/** Finds a row that stands in the tree. */
const rowIn = (tree: HTMLElement | null, id: string): HTMLElement | undefined =>
  tree?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? undefined

/** The focus goes where it is wanted as soon as that row stands there. */
function useWantedFocus(takeFocus: CategoryTreeProps['takeFocus']) {
  const tree = useRef<HTMLDivElement>(null)
  useEffect(() => {
    takeFocus((id) => rowIn(tree.current, id))?.focus()
  })
  return tree
}

/** The category tree by pointer, thumb and keys (the tree pattern of the ARIA practices). */
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
