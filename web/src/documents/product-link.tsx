import { Link } from '@tanstack/react-router'
import { useCan } from '../lib/session'
import { look } from '../ui/look'

interface ProductLinkProps {
  className?: string | undefined
  /** Empty when the product has no page. */
  slug: string
  name: string
  /** True for names that may be truncated: the full name is the tooltip. */
  titled?: boolean
}

const NAME = look('color-inherit', 'medium', 'break-anywhere', 'no-underline')

/** A product's name, linked to its page for users who may open it. */
export function ProductLink({ className = '', slug, name, titled }: ProductLinkProps) {
  const canOpen = useCan('products.read')
  const title = titled ? name : undefined
  if (!canOpen || slug === '')
    return (
      <span className={`${NAME} ${className}`} title={title}>
        {name}
      </span>
    )
  return (
    <Link
      className={`${NAME} ${look('hover-link')} ${className}`}
      title={title}
      to="/dashboard/products"
      search={{ page: 'detail-product', slug }}
    >
      {name}
    </Link>
  )
}
