import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { findBuyer } from '../../lib/session.store'
import { useCartKind, type CartKind } from './cart.kind'
import { cartOf, type DraftStore } from './draft-store'

/**
 * The cart of the signed-in user: the request's unless another kind is named.
 * @throws Error when nobody is signed in: nothing may be written to a cart of no one.
 */
export function ownCart(kind: CartKind = 'request'): DraftStore {
  const session = findBuyer()
  if (!session) throw new Error('A cart belongs to a signed-in person')
  return cartOf(ownerKeyOf(session), kind)
}

/**
 * The cart of this screen. A field that is unmounted by the end of the session still writes its text
 * into it, where the user finds it again.
 */
export function useOwnCart(): DraftStore {
  return cartOf(ownerKeyOf(useSession()), useCartKind())
}
