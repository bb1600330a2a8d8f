import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { useState } from 'react'
import { refOf } from '../../../features/catalog/hit'
import { useComparing } from '../../../features/catalog/use-comparing'
import { useMayBuild } from '../../../features/requests/may-build'
import { useAdding, type Adding } from '../shared/adding/add-to-cart'
import { useMayAddToTemplate, type Chosen } from './chosen-dialog'

/** Actions for a product; undefined where the user lacks permission. */
export interface CardActions {
  add: ((hit: ProductHit, quantity?: number) => void) | undefined
  isAdding: (productId: string) => boolean
  /** Button texts, which name the cart. */
  words: Pick<Adding['words'], 'short' | 'named' | 'ofTemplate'>
  addToOpen: ((hit: ProductHit) => void) | undefined
  addToTemplate: ((hit: ProductHit) => void) | undefined
  compare: ((hit: ProductHit) => void) | undefined
  isCompared: (productId: string) => boolean
  open: () => void
}

/** Returns the actions for found products; `chosen` is a product to be added to a saved document. */
export function useCardActions(onInterest: () => void) {
  const { add, isAdding, words } = useAdding()
  const { compare, isCompared } = useComparing()
  const mayBuild = useMayBuild()
  const mayTemplate = useMayAddToTemplate()
  const [chosen, setChosen] = useState<Chosen>()
  const choose = (to: Chosen['to']) => (product: ProductHit) =>
    interested(() => setChosen({ to, product }))
  const actions: CardActions = {
    add:
      add &&
      ((hit, quantity) =>
        interested(() => add({ ...refOf(hit), ...(quantity !== undefined && { quantity }) }))),
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
