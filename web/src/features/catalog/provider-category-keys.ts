import type { CategoryNode } from './provider-category-tree'

export type TreeMove =
  | { kind: 'go'; to: CategoryNode }
  | { kind: 'open' | 'close' | 'toggle' | 'rename' | 'add' | 'remove' | 'up' | 'down' | 'menu' }

interface Pressed {
  key: string
  altKey: boolean
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

const ACTS: Readonly<Record<string, 'toggle' | 'rename' | 'add' | 'remove' | 'menu'>> = {
  Enter: 'toggle',
  ' ': 'toggle',
  F2: 'rename',
  Insert: 'add',
  Delete: 'remove',
  ContextMenu: 'menu',
}

/** Right opens, then moves to the first child; Left closes, then moves to the parent. */
function sideways(
  key: string,
  node: CategoryNode,
  isOpen: boolean,
  rows: readonly CategoryNode[],
): TreeMove | undefined {
  const isParent = node.children.length > 0
  if (key === 'ArrowRight') {
    if (!isParent) return undefined
    const first = rows[rows.indexOf(node) + 1]
    return isOpen ? first && { kind: 'go', to: first } : { kind: 'open' }
  }
  if (isOpen && isParent) return { kind: 'close' }
  return node.parent ? { kind: 'go', to: node.parent } : undefined
}

/** Returns the next row whose name begins with the letter, wrapping around. */
function byLetter(letter: string, node: CategoryNode, rows: readonly CategoryNode[]) {
  const at = rows.indexOf(node) + 1
  const rotated = [...rows.slice(at), ...rows.slice(0, at)]
  return rotated.find(({ name }) => name.toLowerCase().startsWith(letter.toLowerCase()))
}

/** Returns the effect of a key on a row of the tree; undefined for other keys. */
export function treeMoveOf(
  pressed: Pressed,
  node: CategoryNode,
  { rows, isOpen }: { rows: readonly CategoryNode[]; isOpen: boolean },
): TreeMove | undefined {
  const { key, altKey, shiftKey } = pressed
  if (pressed.ctrlKey || pressed.metaKey) return undefined
  if (altKey) {
    if (key === 'ArrowUp') return { kind: 'up' }
    return key === 'ArrowDown' ? { kind: 'down' } : undefined
  }
  if (key === 'F10' && shiftKey) return { kind: 'menu' }
  const act = ACTS[key]
  if (act) return { kind: act }
  if (key === 'ArrowRight' || key === 'ArrowLeft') return sideways(key, node, isOpen, rows)
  const at = rows.indexOf(node)
  const places: Readonly<Record<string, CategoryNode | undefined>> = {
    ArrowDown: rows[at + 1],
    ArrowUp: rows[at - 1],
    Home: rows[0],
    End: rows.at(-1),
  }
  const to = key.length === 1 ? byLetter(key, node, rows) : places[key]
  return to && { kind: 'go', to }
}
