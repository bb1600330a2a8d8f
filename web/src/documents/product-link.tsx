import { Link } from '@tanstack/react-router'
import { useCan } from '../lib/session'

interface ProductLinkProps {
  className: string | undefined
  /** Empty: the product has no page. */
  slug: string
  name: string
}

/** A product's name: leads to its page for those who may open it. */
export function ProductLink({ className, slug, name }: ProductLinkProps) {
  const canOpen = useCan('products.read')
  if (!canOpen || slug === '') return <span className={className}>{name}</span>
  return (
    <Link className={className} to="/dashboard/products" search={{ page: 'detail-product', slug }}>
      {name}
    </Link>
  )
}
