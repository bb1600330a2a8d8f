import { Link } from '@tanstack/react-router'
import { useCan } from '../lib/session'
import { look } from '../ui/look'

interface ProductLinkProps {
  className?: string | undefined
  /** Empty: the product has no page. */
  slug: string
  name: string
  /** The name may be cut off: the whole of it is shown on hover. */
  titled?: boolean
}

const NAME = look('color-inherit', 'medium', 'break-anywhere', 'no-underline')

/** A product's name: leads to its page for those who may open it. */
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
