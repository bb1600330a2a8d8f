import { hasRoomBelow } from '@pasok/domain/catalog/catalog.categories.rules'
import { providerCategoryTexts as words } from '@pasok/domain/catalog/catalog.provider.texts'
import { useRef, useState } from 'react'
import { useAct } from '../../../documents/use-act'
import { useCategoryCalls } from '../../../features/catalog/provider-categories.queries'
import {
  neighbourFor,
  siblingsOf,
  type CategoryForest,
  type CategoryNode,
} from '../../../features/catalog/provider-category-tree'
import type { CategoryWish } from '../../../features/catalog/provider-category-tree-view'
import { tx } from '../../../lib/texts'

type CategoryDialog =
  | { kind: 'add'; parent: CategoryNode | null }
  | { kind: 'rename' | 'move'; node: CategoryNode }

/** Returns the row to focus after this one is removed. */
const nextTo = (forest: CategoryForest, node: CategoryNode): string | null => {
  const siblings = siblingsOf(forest, node)
  const at = siblings.indexOf(node)
  return (siblings[at + 1] ?? siblings[at - 1] ?? node.parent)?._id ?? null
}

export const mayRemove = ({ children, products }: CategoryNode): boolean =>
  children.length === 0 && products === 0

/** Actions on the tree, one at a time; an error is shown above it. */
export function useCategoryEditor(forest: CategoryForest | undefined) {
  const calls = useCategoryCalls()
  const { act, refusal, dismiss } = useAct()
  const [dialog, setDialog] = useState<CategoryDialog | null>(null)
  const focusOn = useRef<string | null>(null)
  const takeFocus = (find: (id: string) => HTMLElement | undefined) => {
    const row = focusOn.current === null ? undefined : find(focusOn.current)
    if (row) focusOn.current = null
    return row
  }

  const moveBy = (node: CategoryNode, by: -1 | 1) => {
    const place = forest && neighbourFor(forest, node, by)
    if (!place) return
    void act({
      failed: tx(words.failedMove),
      run: async () => {
        const { message } = await calls.move(node, { parent_id: node.parent_id, ...place })
        focusOn.current = node._id
        return message
      },
    })
  }
  const remove = (node: CategoryNode) => {
    if (!forest || !mayRemove(node)) return
    const next = nextTo(forest, node)
    void act({
      question: {
        title: tx(words.confirmRemove, { name: node.name }),
        text: tx(words.confirmRemoveText),
        confirmLabel: tx(words.remove),
        danger: true,
      },
      failed: tx(words.failedRemove),
      run: async () => {
        const { message } = await calls.remove(node)
        focusOn.current = next
        return message
      },
    })
  }
  const close = (next?: string) => {
    const was = dialog?.kind === 'add' ? dialog.parent : dialog?.node
    focusOn.current = next ?? was?._id ?? null
    setDialog(null)
  }
  const add = (parent: CategoryNode | null) => {
    if (!parent || hasRoomBelow(parent.level)) setDialog({ kind: 'add', parent })
  }
  const wish = (what: CategoryWish, node: CategoryNode) => {
    if (what === 'rename') setDialog({ kind: 'rename', node })
    else if (what === 'add') add(node)
    else if (what === 'remove') remove(node)
    else moveBy(node, what === 'up' ? -1 : 1)
  }
  const openMove = (node: CategoryNode) => setDialog({ kind: 'move', node })
  return { calls, dialog, add, close, wish, openMove, refusal, dismiss, takeFocus }
}
