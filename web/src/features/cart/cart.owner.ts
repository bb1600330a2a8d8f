import { sessionStore } from '../../lib/session.store'
import { cartOf, type CartDatabase } from './cart.database'

/**
 * The cart of who is signed in.
 * @throws Error when nobody is: nothing may be written to a cart of no one.
 */
export function ownCart(): CartDatabase {
  const session = sessionStore.get()
  if (!session) throw new Error('A cart belongs to a signed-in person')
  return cartOf(session.auth_id)
}
