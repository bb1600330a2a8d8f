import { Highlight } from 'react-instantsearch'
import type { CardHit } from './found-hit'
import { look } from '../../ui/look'

const marks = { highlighted: look('rounded-xs', 'color-inherit', 'teal-ground') }

interface FoundWordsProps {
  hit: CardHit
  attribute: 'name' | 'brand' | 'vendor_name'
}

/** A text of a hit with the matching words highlighted, if the search provides them. */
export function FoundWords({ hit, attribute }: FoundWordsProps) {
  if (!('__position' in hit) || hit._highlightResult?.[attribute] === undefined)
    return <>{hit[attribute]}</>
  return <Highlight hit={hit} attribute={attribute} classNames={marks} />
}
