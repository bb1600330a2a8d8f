import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { keysBetween } from '../../lib/list-slices'
import { createStore, useStore, type Store } from '../../lib/store'
import { useCartKind, type CartKind } from './cart.kind'

type Ids = ReadonlySet<string>
const NONE: Ids = new Set()

interface View {
  collapsed: Store<Ids>
  selected: Store<Ids>
  /** Document whose vendors are collapsed. */
  documentId: Store<string>
}

const newView = (): View => ({
  collapsed: createStore(NONE),
  selected: createStore(NONE),
  documentId: createStore(''),
})

/** Display state of the carts: not stored, lost on reload. */
const viewOf: Readonly<Record<CartKind, View>> = { request: newView(), template: newView() }

const withEach = (ids: Ids, changed: readonly string[], isIn: boolean): Ids =>
  isIn ? new Set([...ids, ...changed]) : new Set([...ids].filter((id) => !changed.includes(id)))

function useIsIn(store: Store<Ids>, id: string): boolean {
  return useSyncExternalStore(store.subscribe, () => store.get().has(id))
}

/** Collapsed vendors of a document's cart; another document starts with all expanded. */
export function useCollapsed(documentId: string) {
  const { collapsed: store, documentId: shown } = viewOf[useCartKind()]
  const stored = useStore(store)
  const collapsed = useStore(shown) === documentId ? stored : NONE
  const setCollapsed = useCallback(
    (vendorIds: readonly string[], isCollapsed: boolean) => {
      const before = shown.get() === documentId ? store.get() : NONE
      shown.set(documentId)
      store.set(withEach(before, vendorIds, isCollapsed))
    },
    [store, shown, documentId],
  )
  return { collapsed, setCollapsed }
}

export function useIsSelected(productId: string): boolean {
  return useIsIn(viewOf[useCartKind()].selected, productId)
}

export function useSelected(): Ids {
  return useStore(viewOf[useCartKind()].selected)
}

let lastPressed = ''

/** Returns functions that select lines; a stable object, so that rows do not render again. */
export function useSelecting() {
  const { selected: store } = viewOf[useCartKind()]
  return useMemo(() => {
    const select = (productIds: readonly string[], isSelected: boolean) =>
      store.set(withEach(store.get(), productIds, isSelected))
    return {
      select,
      /** Selects the range from the line pressed before to this one, in display order. */
      selectTo: (shown: readonly string[], productId: string, isSelected: boolean) => {
        select(keysBetween(shown, lastPressed, productId), isSelected)
        lastPressed = productId
      },
      press: (productId: string, isSelected: boolean) => {
        select([productId], isSelected)
        lastPressed = productId
      },
      clear: () => store.set(NONE),
    }
  }, [store])
}
export type Selecting = ReturnType<typeof useSelecting>
