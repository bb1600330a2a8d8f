import type { DraftMarker } from '@pasok/domain/cart/draft/draft.model'
import { useSyncExternalStore } from 'react'
import type { Cart } from './draft-store'
import { useOwnCart } from './own-cart'

export function useCart(): Cart {
  const { subscribe, get } = useOwnCart()
  return useSyncExternalStore(subscribe, get)
}

/** The cart's marker only: screens that do not show lines render only when it changes. */
export function useCartMarker(): DraftMarker {
  const { subscribe, get } = useOwnCart()
  return useSyncExternalStore(subscribe, () => get().marker)
}
