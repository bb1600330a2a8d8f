import { UnstyledButton } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useState, type KeyboardEvent } from 'react'
import { useTexts } from '../../lib/texts'
import classes from './product-gallery.module.css'
import { ProductPicture } from './product-picture'

const STAGE = 440
const THUMB = 64

interface ProductGalleryProps {
  name: string
  pictures: readonly string[]
}

/** A product's pictures: the chosen one large, all of them below; arrow keys go through them. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const t = useTexts(catalogTexts)
  const [at, setAt] = useState(0)
  const count = pictures.length
  const label = (index: number) => t('picture', { number: index + 1, count })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (at + step + count) % count
    setAt(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <section className={classes.gallery} aria-label={t('gallery', { name })}>
      <div className={classes.stage}>
        <ProductPicture src={pictures[at]} alt={name} size={STAGE} eager whole />
      </div>
      {count > 1 && (
        <div className={classes.thumbs} role="toolbar" aria-label={t('gallery', { name })}>
          {pictures.map((src, index) => (
            <UnstyledButton
              key={src}
              className={classes.thumb}
              aria-label={label(index)}
              aria-pressed={index === at}
              tabIndex={index === at ? 0 : -1}
              onClick={() => setAt(index)}
              onKeyDown={onKeyDown}
            >
              <ProductPicture src={src} size={THUMB} />
            </UnstyledButton>
          ))}
        </div>
      )}
    </section>
  )
}
