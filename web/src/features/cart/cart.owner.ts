import { useSession } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { findBuyer } from '../../lib/session.store'
import { cartOf, type CartDatabase } from './cart.database'
import { useCartKind, type CartKind } from './cart.kind'

/**
 * A cart of who is signed in: the request's unless another kind is named.
 * @throws Error when nobody is: nothing may be written to a cart of no one.
 */
export function ownCart(kind: CartKind = 'request'): CartDatabase {
  const session = findBuyer()
  if (!session) throw new Error('A cart belongs to a signed-in person')
  return cartOf(ownerKeyOf(session), kind)
}

/**
 * The cart that is shown here. Whoever holds it writes what was typed last into it, though the
 * session has ended meanwhile: it waits there for its person.
 */
export function useOwnCart(): CartDatabase {
  return cartOf(ownerKeyOf(useSession()), useCartKind())
}
