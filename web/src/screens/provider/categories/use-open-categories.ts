import { useState } from 'react'
import {
  findInForest,
  listRows,
  type CategoryForest,
  type CategoryNode,
} from '../../../features/catalog/provider-category-tree'

/** A tree of so few is shown whole. */
const SHOWN_WHOLE = 30

/** What leads to a category, itself left out. */
function leadingTo(forest: CategoryForest, id: string | undefined): string[] {
  const ids: string[] = []
  const start = id === undefined ? undefined : forest.byId.get(id)
  for (let node = start?.parent ?? null; node; node = node.parent) ids.push(node._id)
  return ids
}

function openAtFirst(forest: CategoryForest, id: string | undefined): ReadonlySet<string> {
  const all = [...forest.byId.keys()]
  return new Set(all.length <= SHOWN_WHOLE ? all : leadingTo(forest, id))
}

interface Asked {
  search: string | undefined
  /** The category that the address names. */
  id: string | undefined
}

/** Which categories are open, and which rows are seen of that. */
export function useOpenCategories(forest: CategoryForest, { search, id }: Asked) {
  const [open, setOpened] = useState(() => openAtFirst(forest, id))
  const [currentId, setCurrentId] = useState(id)
  const looked = findInForest(forest, search)
  const isOpen = ({ _id, children }: CategoryNode) =>
    open.has(_id) || children.some((child) => looked?.shown.has(child._id))
  const setOpen = (node: CategoryNode, wanted: boolean) =>
    setOpened((before) =>
      wanted
        ? new Set([...before, node._id])
        : new Set([...before].filter((one) => one !== node._id)),
    )
  return {
    rows: listRows(forest.roots, isOpen, looked),
    found: looked?.found,
    isOpen,
    setOpen,
    openAll: (wanted: boolean) => setOpened(new Set(wanted ? forest.byId.keys() : [])),
    currentId,
    setCurrentId,
    /** Opens what leads to a category that stands below another one by now. */
    show: (shown: string, below: string | null) => {
      setCurrentId(shown)
      if (below === null) return
      setOpened((before) => new Set([...before, below, ...leadingTo(forest, below)]))
    },
  }
}
