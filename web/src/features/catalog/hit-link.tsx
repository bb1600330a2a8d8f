import { Link } from '@tanstack/react-router'
import { look } from '../../ui/look'
import { FoundWords } from './found-words'
import type { HitProps } from './hit-parts'

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
