import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { findBuyer } from '../../lib/session.store'
import { useCartKind, type CartKind } from './cart.kind'
import { cartOf, type DraftStore } from './draft-store'

/** Returns the signed-in user's cart, by default the request's. @throws Error when nobody is signed in. */
export function ownCart(kind: CartKind = 'request'): DraftStore {
  const session = findBuyer()
  if (!session) throw new Error('A cart belongs to a signed-in person')
  return cartOf(ownerKeyOf(session), kind)
}

/** Returns this screen's cart. A field unmounted by the end of the session still stores its text there. */
export function useOwnCart(): DraftStore {
  return cartOf(ownerKeyOf(useSession()), useCartKind())
}
