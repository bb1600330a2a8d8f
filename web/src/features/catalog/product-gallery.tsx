import { UnstyledButton } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useState, type KeyboardEvent } from 'react'
import { ProductPicture } from '../../documents/product-picture'
import { LazyBoundary, lazyPiece } from '../../lib/lazy-boundary'
import { useTexts } from '../../lib/texts'
import { closeWithToast } from '../../lib/toast'
import { stepOf } from './gallery-dialog'
import classes from './product-gallery.module.css'
import { look } from '../../ui/look'

const STAGE = 440
const THUMB = 64

const GalleryDialog = lazyPiece(async () => (await import('./gallery-dialog')).GalleryDialog)

interface ProductGalleryProps {
  name: string
  pictures: readonly string[]
}

interface StageProps extends ProductGalleryProps {
  at: number
  onTurn: (at: number) => void
}

/** The selected picture; pressing it shows the full screen gallery. */
function Stage({ name, pictures, at, onTurn }: StageProps) {
  const t = useTexts(catalogTexts)
  const [isOpen, setOpen] = useState(false)
  const picture = <ProductPicture src={pictures[at]} alt={name} size={STAGE} eager whole />
  if (pictures.length === 0)
    return <div className={`${look('frame', 'overflow-hidden')} ${classes.stage}`}>{picture}</div>
  const close = () => setOpen(false)
  return (
    <>
      <UnstyledButton
        className={`${look('block', 'w-full', 'frame', 'overflow-hidden')} ${classes.stage}`}
        aria-label={t('enlarge', { name })}
        onPointerEnter={GalleryDialog.preload}
        onFocus={GalleryDialog.preload}
        onClick={() => setOpen(true)}
      >
        {picture}
      </UnstyledButton>
      {isOpen && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <GalleryDialog name={name} pictures={pictures} at={at} onTurn={onTurn} onClose={close} />
        </LazyBoundary>
      )}
    </>
  )
}

/** A product's pictures: the selected one large, all of them below; arrow keys change the selection. */
export function ProductGallery({ name, pictures }: ProductGalleryProps) {
  const t = useTexts(catalogTexts)
  const [at, setAt] = useState(0)
  const count = pictures.length
  const label = (index: number) => t('picture', { number: index + 1, count })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = stepOf(event.key)
    if (step === 0) return
    event.preventDefault()
    const next = (at + step + count) % count
    setAt(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <section className={look('min-w-0')} aria-label={t('gallery', { name })}>
      <Stage name={name} pictures={pictures} at={at} onTurn={setAt} />
      {count > 1 && (
        <div
          className={look('flex', 'wrap', 'gap-xs', 'mt-xs')}
          role="toolbar"
          aria-label={t('gallery', { name })}
        >
          {pictures.map((src, index) => (
            <UnstyledButton
              key={src}
              className={look(
                'border',
                index === at && 'border-accent',
                'rounded-sm',
                'surface',
                'overflow-hidden',
              )}
              w={64}
              h={64}
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
