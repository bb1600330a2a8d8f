import { useState } from 'react'
import { readStored, writeStored } from '../../../lib/browser-storage'
import { createStore, useStore } from '../../../lib/store'

const KEY = 'pasok.orders-open'

interface Folding {
  /** Default state of rows, stored in the browser. */
  isOpen: boolean
  /** Orders expanded or collapsed individually, by id, until the page is reloaded. */
  chosen: ReadonlyMap<string, boolean>
}

const folding = createStore<Folding>({ isOpen: readStored(KEY) === 'yes', chosen: new Map() })

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
 * Whether one order is expanded, with a function that toggles it. @param isOnly true for the only order of the
 * list: it expands automatically, and remains expanded when others are added.
 */
export function useOpen(id: string, isOnly: boolean): [boolean, () => void] {
  const { isOpen: areAllOpen, chosen } = useStore(folding)
  const [wasOnly] = useState(isOnly)
  const isOpen = chosen.get(id) ?? (areAllOpen || wasOnly)
  const turn = () =>
    folding.set({ isOpen: areAllOpen, chosen: new Map([...chosen, [id, !isOpen]]) })
  return [isOpen, turn]
}
