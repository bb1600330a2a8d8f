import type { ReactNode } from 'react'
import type { CardHit } from './found-hit'
import type { ShownPrice } from './shown-price'

/** What the screen adds to a hit: chapters that come after the catalogue bring it. */
export interface HitParts {
  /** The product's page is opened. */
  onOpen: () => void
  /** Orders again what was bought before; nothing for other products. */
  again: (hit: CardHit) => ReactNode
  /** Quantity, Add and the menu. */
  buy: (hit: CardHit) => ReactNode
}

/** A hit with its price and these parts. */
export interface HitProps {
  hit: CardHit
  shown: ShownPrice
  isPricePending: boolean
  parts: HitParts
}
