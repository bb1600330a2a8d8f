import { Link } from '@tanstack/react-router'
import { look } from '../../ui/look'
import type { CardHit, HitProps } from './hit'
import { Highlight } from 'react-instantsearch'

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

interface HitLinkProps extends Pick<HitProps, 'hit'> {
  onOpen: HitProps['parts']['onOpen']
  className?: string
}

/** A hit's name, as the link that covers its card or row. */
export function HitLink({ hit, onOpen, className = '' }: HitLinkProps) {
  return (
    <Link
      className={`${look('stretched', 'color-inherit', 'no-underline')} ${className}`}
      to="/dashboard/products"
      search={{ page: 'detail-product', slug: hit.slug_product }}
      title={hit.name}
      onClick={onOpen}
      data-card-link
    >
      <FoundWords hit={hit} attribute="name" />
    </Link>
  )
}
