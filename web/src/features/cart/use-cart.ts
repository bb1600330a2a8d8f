import type { DraftMarker } from '@pasok/domain/cart/cart.draft.model'
import { useSyncExternalStore } from 'react'
import type { Cart } from './draft-store'
import { useOwnCart } from './own-cart'

/** The cart as it is now, in this tab and every other. */
export function useCart(): Cart {
  const { subscribe, get } = useOwnCart()
  return useSyncExternalStore(subscribe, get)
}

/** The marker alone: screens that don't show the lines render only when it changes. */
export function useCartMarker(): DraftMarker {
  const { subscribe, get } = useOwnCart()
  return useSyncExternalStore(subscribe, () => get().marker)
}
