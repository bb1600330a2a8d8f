import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
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

interface ProductPictureProps {
  src: string | undefined
  /** Empty where the name is shown next to the picture. */
  alt?: string
  /** Width and height of the loaded picture in pixels; also reserves the space. */
  size: number
  eager?: boolean
  /** Shows the whole picture, uncropped. */
  whole?: boolean
}

/** A product's picture, filling its tile; a placeholder icon when there is none or it fails to load. */
export function ProductPicture({
  src,
  alt = '',
  size,
  eager = false,
  whole = false,
}: ProductPictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || broken === src)
    return (
      <span
        className={look('centered', 'w-full', 'h-full', 'rounded-sm', 'tinted')}
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <IconPhotoOff
          size={Math.min(size / 3, 40)}
          stroke={1.25}
          color="var(--mantine-color-placeholder)"
          aria-hidden
        />
      </span>
    )
  return (
    <img
      className={look(
        'block',
        'w-full',
        'h-full',
        'rounded-sm',
        whole ? 'fit-contain' : 'fit-cover',
      )}
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}
