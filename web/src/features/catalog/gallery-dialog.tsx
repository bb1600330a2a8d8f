import { ActionIcon, Modal } from '@mantine/core'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { ProductPicture } from '../../documents/product-picture'
import { useTexts } from '../../lib/texts'
import { useFocusReturn } from '../../ui/focus-return'
import { ZoomPicture } from '../../ui/zoom-picture'
import { look } from '../../ui/look'

/** Returns by how many pictures a key moves. */
export const stepOf = (key: string): number =>
  key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0

/** Width and height of the loaded picture in pixels. */
const SIZE = 1_600

interface GalleryDialogProps {
  name: string
  pictures: readonly string[]
  at: number
  onTurn: (at: number) => void
  onClose: () => void
}

/** A product's pictures in full screen, one at a time; arrow keys change the picture. */
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
      classNames={{
        content: look('stack') ?? '',
        body: look('stack', 'gap-sm', 'flex-1', 'min-h-0') ?? '',
      }}
    >
      <ZoomPicture key={at} label={t('zoom', { name })}>
        <ProductPicture src={pictures[at]} alt="" size={SIZE} eager whole />
      </ZoomPicture>
      {count > 1 && (
        <div className={look('row', 'justify-center', 'gap-md', 'flex-none', 'tabular')}>
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
