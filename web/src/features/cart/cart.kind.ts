import { createContext, use } from 'react'

/** A user has two carts per browser: for a request and for a template (Spec 1 §3). */
export type CartKind = 'request' | 'template'

/** The cart that a screen shows and changes; by default the request's. */
export const CartOf = createContext<CartKind>('request')

export const useCartKind = (): CartKind => use(CartOf)
