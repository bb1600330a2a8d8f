import { Link } from '@tanstack/react-router'
import { useCan } from '../lib/session'
import { look } from '../ui/look'

interface ProductLinkProps {
  className?: string | undefined
  /** Empty: the product has no page. */
  slug: string
  name: string
}

const NAME = look('color-inherit', 'medium', 'break-anywhere', 'no-underline')

/** A product's name: leads to its page for those who may open it. */
export function ProductLink({ className = '', slug, name }: ProductLinkProps) {
  const canOpen = useCan('products.read')
  if (!canOpen || slug === '') return <span className={`${NAME} ${className}`}>{name}</span>
  return (
    <Link
      className={`${NAME} ${look('hover-link')} ${className}`}
      to="/dashboard/products"
      search={{ page: 'detail-product', slug }}
    >
      {name}
    </Link>
  )
}
