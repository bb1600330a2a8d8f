import { IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import { look } from '../ui/look'

interface ProductPictureProps {
  src: string | undefined
  /** Empty where the name stands beside it anyway. */
  alt?: string
  /** Of the picture's own grid, in px; keeps its room before it has come. */
  size: number
  eager?: boolean
  /** Nothing of it is cut off, whatever its shape. */
  whole?: boolean
}

/** A product's picture, filling its tile; a sign of its own where there is none or it doesn't come. */
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
      // It fills its tile, so that the picture's own ground is the tile's.
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
