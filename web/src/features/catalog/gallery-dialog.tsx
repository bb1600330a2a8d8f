import { ActionIcon, Modal } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTexts } from '../../lib/texts'
import { useFocusReturn } from '../../ui/focus-return'
import { stepOf } from './gallery-keys'
import classes from './gallery-dialog.module.css'
import { ProductPicture } from './product-picture'

/** Px of the picture's own grid. */
const SIZE = 1_600

interface StageProps {
  name: string
  picture: string | undefined
}

/** The picture as large as there is room; pressed, larger than that, to be moved about in. */
function Stage({ name, picture }: StageProps) {
  const t = useTexts(catalogTexts)
  const [isLarge, setLarge] = useState(false)
  const zoom = ({ currentTarget: box, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = box.getBoundingClientRect()
    const scroller = box.parentElement
    const [x, y] = [(clientX - left) / width, (clientY - top) / height]
    setLarge(!isLarge)
    // What was pointed at stays in sight; by keyboard there is no point: the middle.
    requestAnimationFrame(() =>
      scroller?.scrollTo(
        (clientX ? x : 0.5) * scroller.scrollWidth - scroller.clientWidth / 2,
        (clientY ? y : 0.5) * scroller.scrollHeight - scroller.clientHeight / 2,
      ),
    )
  }
  return (
    <div className={classes.scroller}>
      <button
        type="button"
        className={classes.picture}
        data-large={isLarge || undefined}
        aria-pressed={isLarge}
        aria-label={t('zoom', { name })}
        onClick={zoom}
      >
        <ProductPicture src={picture} alt="" size={SIZE} eager whole />
      </button>
    </div>
  )
}

interface GalleryDialogProps {
  name: string
  pictures: readonly string[]
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

/** A product's pictures over the whole screen, one at a time; arrow keys turn them. */
export function GalleryDialog({ name, pictures, at, onTurn, onClose }: GalleryDialogProps) {
  const t = useTexts(catalogTexts)
  useFocusReturn()
  const count = pictures.length
  const turn = (step: number) => onTurn((at + step + count) % count)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = stepOf(key)
    if (step !== 0) turn(step)
  }
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      onKeyDown={onKeyDown}
      title={name}
      closeButtonProps={{ 'aria-label': t('closePictures') }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <Stage key={at} name={name} picture={pictures[at]} />
      {count > 1 && (
        <div className={classes.turning}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('previousPicture')}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={20} aria-hidden />
          </ActionIcon>
          <span role="status">{t('picture', { number: at + 1, count })}</span>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('nextPicture')}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={20} aria-hidden />
          </ActionIcon>
        </div>
      )}
    </Modal>
  )
}
