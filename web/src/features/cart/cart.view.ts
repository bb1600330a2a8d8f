import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { createStore, useStore, type Store } from '../../lib/store'
import { useCartKind, type CartKind } from './cart.kind'

type Ids = ReadonlySet<string>
const NONE: Ids = new Set()

/** How the screen shows a cart: not stored, but remembered until the page is reloaded. */
const viewOf: Readonly<Record<CartKind, { collapsed: Store<Ids>; selected: Store<Ids> }>> = {
  request: { collapsed: createStore(NONE), selected: createStore(NONE) },
  template: { collapsed: createStore(NONE), selected: createStore(NONE) },
}

const withEach = (ids: Ids, changed: readonly string[], isIn: boolean): Ids =>
  isIn ? new Set([...ids, ...changed]) : new Set([...ids].filter((id) => !changed.includes(id)))

function useIsIn(store: Store<Ids>, id: string): boolean {
  return useSyncExternalStore(store.subscribe, () => store.get().has(id))
}

/** The vendors whose lines are hidden. */
export function useCollapsed() {
  const { collapsed: store } = viewOf[useCartKind()]
  const collapsed = useStore(store)
  const setCollapsed = useCallback(
    (vendorIds: readonly string[], isCollapsed: boolean) =>
      store.set(withEach(store.get(), vendorIds, isCollapsed)),
    [store],
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

/** The lines from one to another, both included; the other alone when the first one is gone. */
function between(shown: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [shown.indexOf(one), shown.indexOf(other)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : shown.slice(from, to + 1)
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
