import type { ReactNode } from 'react'
import type { CardHit } from './found-hit'
import type { ShownPrice } from './shown-price'

/** Parts of a hit that the screen provides, because they belong to later chapters. */
export interface HitParts {
  onOpen: () => void
  /** Renders "order again" for products bought before, otherwise nothing. */
  again: (hit: CardHit) => ReactNode
  /** Renders quantity, Add button and menu. */
  buy: (hit: CardHit) => ReactNode
}

export interface HitProps {
  hit: CardHit
  shown: ShownPrice
  isPricePending: boolean
  parts: HitParts
}
