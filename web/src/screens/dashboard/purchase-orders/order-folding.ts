import { useState } from 'react'
import { readStored, writeStored } from '../../../lib/browser-storage'
import { createStore, useStore } from '../../../lib/store'

const KEY = 'pasok.orders-open'

interface Folding {
  /** Rows are open unless they were closed one by one; remembered by the browser. */
  isOpen: boolean
  /** The orders that were opened or closed one by one, by id, until the page is reloaded. */
  chosen: ReadonlyMap<string, boolean>
}

const folding = createStore<Folding>({ isOpen: readStored(KEY) === 'yes', chosen: new Map() })

/** Whether all orders of the list are open, and changing it. */
export function useAllOpen(): [boolean, (isOpen: boolean) => void] {
  const { isOpen, chosen } = useStore(folding)
  return [
    isOpen && chosen.size === 0,
    (next) => {
      writeStored(KEY, next ? 'yes' : 'no')
      folding.set({ isOpen: next, chosen: new Map() })
    },
  ]
}

/**
 * Whether one order of the list is open, and turning it.
 * @param isAlone the list has no other order: it opens automatically, and stays open when others come.
 */
export function useOpen(id: string, isAlone: boolean): [boolean, () => void] {
  const { isOpen: areAllOpen, chosen } = useStore(folding)
  const [wasAlone] = useState(isAlone)
  const isOpen = chosen.get(id) ?? (areAllOpen || wasAlone)
  const turn = () =>
    folding.set({ isOpen: areAllOpen, chosen: new Map([...chosen, [id, !isOpen]]) })
  return [isOpen, turn]
}
