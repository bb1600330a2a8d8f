import { Highlight } from 'react-instantsearch'
import type { FoundHit } from './found-hit'
import classes from './hit-card.module.css'

const marks = { highlighted: classes.mark ?? '' }

interface FoundWordsProps {
  hit: FoundHit
  attribute: 'name' | 'brand' | 'vendor_name'
}

/** A text of a hit with the words that matched marked; plain where the search marks none. */
export function FoundWords({ hit, attribute }: FoundWordsProps) {
  if (hit._highlightResult?.[attribute] === undefined) return <>{hit[attribute]}</>
  return <Highlight hit={hit} attribute={attribute} classNames={marks} />
}
