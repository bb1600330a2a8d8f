import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { useState } from 'react'
import type { CardActions } from '../../../features/catalog/hit-card'
import { refOf } from '../../../features/catalog/hit'
import { useComparing } from '../../../features/catalog/use-comparing'
import { useMayBuild } from '../../../features/requests/may-build'
import { useAdding } from '../shared/adding/add-to-cart'
import { useMayAddToTemplate, type Chosen } from './chosen-dialog'

/** What can be done with the products found; `chosen` is one that goes to a saved document. */
export function useCardActions(onInterest: () => void) {
  const { add, isAdding, words } = useAdding()
  const { compare, isCompared } = useComparing()
  const mayBuild = useMayBuild()
  const mayTemplate = useMayAddToTemplate()
  const [chosen, setChosen] = useState<Chosen>()
  const choose = (to: Chosen['to']) => (product: ProductHit) =>
    interested(() => setChosen({ to, product }))
  const actions: CardActions = {
    add: add && ((hit) => interested(() => add(refOf(hit)))),
    isAdding,
    words,
    addToOpen: mayBuild ? choose('request') : undefined,
    addToTemplate: mayTemplate ? choose('template') : undefined,
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
