import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { useState } from 'react'
import type { CardActions } from '../../../features/catalog/hit-card'
import { refOf } from '../../../features/catalog/hit'
import { useComparing } from '../../../features/catalog/use-comparing'
import { useCan } from '../../../lib/session'
import { useAdding } from '../shared/adding/add-to-cart'

/** What can be done with the products found; `chosen` is one that goes to an open request. */
export function useCardActions(onInterest: () => void) {
  const { add, isAdding } = useAdding()
  const { compare, isCompared } = useComparing()
  const mayEdit = useCan('requests.edit')
  const [chosen, setChosen] = useState<ProductHit>()
  const actions: CardActions = {
    add: add && ((hit) => interested(() => add(refOf(hit)))),
    isAdding,
    addToOpen: mayEdit ? (hit) => interested(() => setChosen(hit)) : undefined,
    compare,
    isCompared,
    open: onInterest,
  }
  const interested = (act: () => void) => {
    onInterest()
    act()
  }
  return { actions, chosen, putBack: () => setChosen(undefined) }
}
