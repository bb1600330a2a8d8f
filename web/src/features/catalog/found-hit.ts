import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { useHits } from 'react-instantsearch'

/** A hit with what the search adds to it: where the words matched, and its place. */
type FoundHit = ReturnType<typeof useHits<ProductHit>>['items'][number]

/** On a card: of the search screen, or of a shorter list that marks no words. */
export type CardHit = ProductHit | FoundHit
