import { ProductPicture } from './product-picture'
import { look } from '../ui/look'

interface ProductThumbProps {
  src: string | undefined
  /** Width and height in pixels. */
  size?: number
  className?: string
}

/** A product's picture beside its name in a row. */
export function ProductThumb({ src, size = 40, className }: ProductThumbProps) {
  return (
    <span
      className={`${look('flex-none', 'border', 'rounded-sm', 'overflow-hidden')} ${className ?? ''}`}
      style={{ width: size, height: size }}
    >
      <ProductPicture key={src} src={src} size={size} />
    </span>
  )
}
