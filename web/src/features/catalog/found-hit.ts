import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { useHits } from 'react-instantsearch'

/** A hit with InstantSearch's additions: highlighted words and position. */
type FoundHit = ReturnType<typeof useHits<ProductHit>>['items'][number]

/** A hit on a card, from the search screen or from a shorter list without highlighting. */
export type CardHit = ProductHit | FoundHit
