import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { between } from '../../lib/between'
import { createStore, useStore, type Store } from '../../lib/store'
import { useCartKind, type CartKind } from './cart.kind'

type Ids = ReadonlySet<string>
const NONE: Ids = new Set()

interface View {
  collapsed: Store<Ids>
  selected: Store<Ids>
  /** The document whose vendors are collapsed. */
  documentId: Store<string>
}

const newView = (): View => ({
  collapsed: createStore(NONE),
  selected: createStore(NONE),
  documentId: createStore(''),
})

/** How the screen shows a cart: not stored, but remembered until the page is reloaded. */
const viewOf: Readonly<Record<CartKind, View>> = { request: newView(), template: newView() }

const withEach = (ids: Ids, changed: readonly string[], isIn: boolean): Ids =>
  isIn ? new Set([...ids, ...changed]) : new Set([...ids].filter((id) => !changed.includes(id)))

function useIsIn(store: Store<Ids>, id: string): boolean {
  return useSyncExternalStore(store.subscribe, () => store.get().has(id))
}

/** The vendors of a document's cart whose lines are hidden; another document begins with none. */
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

/** The products whose lines are selected, in no order. */
export function useSelected(): Ids {
  return useStore(viewOf[useCartKind()].selected)
}

let lastPressed = ''

/** Selects and deselects lines; never changes while a cart is shown. */
export function useSelecting() {
  const { selected: store } = viewOf[useCartKind()]
  return useMemo(() => {
    const select = (productIds: readonly string[], isSelected: boolean) =>
      store.set(withEach(store.get(), productIds, isSelected))
    return {
      select,
      /** Selects up to this line from the one pressed before, in the order shown. */
      selectTo: (shown: readonly string[], productId: string, isSelected: boolean) => {
        select(between(shown, lastPressed, productId), isSelected)
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
