import type { CardHit } from '../../../features/catalog/found-hit'
import type { HitParts } from '../../../features/catalog/hit-parts'
import { useLastPurchases } from '../../../features/requests/last-purchases.queries'
import type { CardActions } from './card-actions'
import { HitBuy } from './hit-buy'
import { OrderAgain } from './order-again'

/** What the cart and the company's orders add to the hits of a page. */
export function useHitParts(
  hits: readonly CardHit[],
  actions: CardActions,
  isList = false,
): HitParts {
  const lastOf = useLastPurchases(hits.map(({ _id }) => _id))
  const { add, words } = actions
  return {
    onOpen: actions.open,
    buy: (hit) => <HitBuy hit={hit} actions={actions} />,
    again: (hit) => {
      const last = lastOf(hit._id)
      if (!last || !add || words.ofTemplate || hit.stock <= 0) return null
      return (
        <OrderAgain
          name={hit.name}
          last={last}
          isQuiet={isList}
          onAgain={(quantity) => add(hit, quantity)}
        />
      )
    },
  }
}
