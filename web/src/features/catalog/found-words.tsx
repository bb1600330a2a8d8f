import { Highlight } from 'react-instantsearch'
import type { CardHit } from './found-hit'
import classes from './hit-card.module.css'

const marks = { highlighted: classes.mark ?? '' }

interface FoundWordsProps {
  hit: CardHit
  attribute: 'name' | 'brand' | 'vendor_name'
}

/** A text of a hit with the words that matched marked; plain where the search marks none. */
export function FoundWords({ hit, attribute }: FoundWordsProps) {
  if (!('__position' in hit) || hit._highlightResult?.[attribute] === undefined)
    return <>{hit[attribute]}</>
  return <Highlight hit={hit} attribute={attribute} classNames={marks} />
}
