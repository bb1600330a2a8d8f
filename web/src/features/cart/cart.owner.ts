import { ownerKeyOf } from '../../lib/session.kinds'
import { findBuyer } from '../../lib/session.store'
import { cartOf, type CartDatabase } from './cart.database'

/**
 * The cart of who is signed in.
 * @throws Error when nobody is: nothing may be written to a cart of no one.
 */
export function ownCart(): CartDatabase {
  const session = findBuyer()
  if (!session) throw new Error('A cart belongs to a signed-in person')
  return cartOf(ownerKeyOf(session))
}
