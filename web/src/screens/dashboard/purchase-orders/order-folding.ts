import { useState } from 'react'
import { readStored, writeStored } from '../../../lib/browser-storage'
import { createStore, useStore } from '../../../lib/store'

const KEY = 'pasok.orders-open'

interface Folding {
  /** Rows are open unless they were closed one by one; remembered by the browser. */
  isOpen: boolean
  /** The ids of orders that are the other way, as long as the page lives. */
  others: ReadonlySet<string>
}

const folding = createStore<Folding>({ isOpen: readStored(KEY) === 'yes', others: new Set() })

/** Whether all orders of the list are open, and changing it. */
export function useAllOpen(): [boolean, (isOpen: boolean) => void] {
  const { isOpen, others } = useStore(folding)
  return [
    isOpen && others.size === 0,
    (next) => {
      writeStored(KEY, next ? 'yes' : 'no')
      folding.set({ isOpen: next, others: new Set() })
    },
  ]
}

/**
 * Whether one order of the list is open, and turning it.
 * @param isAlone the list has no other order: it opens by itself, and stays open when others come.
 */
export function useOpen(id: string, isAlone: boolean): [boolean, () => void] {
  const { isOpen: areAllOpen, others } = useStore(folding)
  const [wasAlone] = useState(isAlone)
  const isOpen = areAllOpen || wasAlone
  const turn = () => {
    const next = new Set(others)
    if (!next.delete(id)) next.add(id)
    folding.set({ isOpen: areAllOpen, others: next })
  }
  return [isOpen !== others.has(id), turn]
}
