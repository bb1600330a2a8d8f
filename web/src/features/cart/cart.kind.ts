import { createContext, use } from 'react'

/** A person has two carts in this browser: of a request, and of a template (Spec 1 §3). */
export type CartKind = 'request' | 'template'

/** Which cart the parts of a screen show and change; outside of any it is the request's. */
export const CartOf = createContext<CartKind>('request')

export const useCartKind = (): CartKind => use(CartOf)
