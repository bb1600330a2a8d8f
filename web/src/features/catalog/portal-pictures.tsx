import { ActionIcon, Button, CloseButton, Loader, UnstyledButton } from '@mantine/core'
import { MAX_PICTURES, PICTURE_ACCEPT } from '@pasok/domain/catalog/portal/portal.constants'
import { productFormTexts } from '@pasok/domain/catalog/portal/portal.form.texts'
import { smallPictureOf } from '@pasok/domain/catalog/catalog.pictures'
import { IconArrowLeft, IconArrowRight, IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { ProductPicture } from '../../documents/product-picture'
import { useTexts } from '../../lib/texts'
import { THUMB, usePhone } from '../../lib/use-phone'
import { FileDrop, pastedFiles } from '../../ui/file-drop'

import { ProgressTrack } from '../../ui/progress-track'
import classes from './portal-pictures.module.css'
import type { PicturesState, PictureUpload } from './use-portal-pictures'
import { look } from '../../ui/look'

/** Size of a tile's picture in pixels. */
const TILE = 132
/** Marks a dragged picture of the list, as opposed to a dropped file. */
const DRAGGED = 'text/x-picture'

interface TileProps {
  path: string
  at: number
  pictures: PicturesState
  onMoved: (to: number) => void
}

/** A picture with its buttons; arrow keys on any button move the picture. */
function Tile({ path, at, pictures, onMoved }: TileProps) {
  const t = useTexts(productFormTexts)
  const size = usePhone() ? THUMB : 32
  const count = pictures.paths.length
  const number = at + 1
  const move = (to: number) => {
    if (to < 0 || to >= count) return
    pictures.move(at, to)
    onMoved(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(at + step)
  }
  return (
    <li>
      <div
        className={`${look('relative', 'frame', 'overflow-hidden')} ${classes.tile}`}
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(DRAGGED, String(at))
          dataTransfer.effectAllowed = 'move'
        }}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
        }}
        onDrop={(event) => {
          const from = event.dataTransfer.getData(DRAGGED)
          if (from === '') return
          event.preventDefault()
          pictures.move(Number(from), at)
          onMoved(at)
        }}
      >
        <div className={classes.picture}>
          <ProductPicture
            src={smallPictureOf(path)}
            alt={t('picture', { at: number, count })}
            size={TILE}
            whole
          />
        </div>
        {at === 0 && (
          <span
            className={`${look('rounded-xl', 'surface', 'teal', 'tiny', 'medium')} ${classes.main}`}
          >
            {t('mainPicture')}
          </span>
        )}
        <div className={`${look('flex', 'justify-between', 'border-t')} ${classes.buttons}`}>
          <ActionIcon
            size={size}
            variant="subtle"
            color="gray"
            onKeyDown={onKeyDown}
            aria-label={t('moveLeft', { at: number })}
            aria-disabled={at === 0}
            data-disabled={at === 0 || undefined}
            onClick={() => move(at - 1)}
          >
            <IconArrowLeft size={16} />
          </ActionIcon>
          <ActionIcon
            size={size}
            variant="subtle"
            color="gray"
            onKeyDown={onKeyDown}
            aria-label={t('moveRight', { at: number })}
            aria-disabled={number === count}
            data-disabled={number === count || undefined}
            onClick={() => move(at + 1)}
          >
            <IconArrowRight size={16} />
          </ActionIcon>
          <ActionIcon
            size={size}
            variant="subtle"
            color="gray"
            aria-label={t('removePicture', { at: number })}
            onKeyDown={onKeyDown}
            onClick={() => pictures.remove(path)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
      </div>
    </li>
  )
}

function Upload({ upload, pictures }: { upload: PictureUpload; pictures: PicturesState }) {
  const t = useTexts(productFormTexts)
  const { key, state } = upload
  const file = upload.file.name
  if (state.kind === 'failed')
    return (
      <li className={look('row', 'gap-10', 'min-h-32', 'error', 'text-xs')} role="alert">
        <span className={`${look('min-w-0', 'break-anywhere')} ${classes.words}`}>
          {state.mayRetry ? `${file}: ${state.message}` : state.message}
        </span>
        {state.mayRetry && (
          <Button size="compact-xs" variant="default" onClick={() => pictures.retry(key)}>
            {t('retry')}
          </Button>
        )}
        <CloseButton
          size="sm"
          aria-label={t('dismissUpload', { file })}
          onClick={() => pictures.cancel(key)}
        />
      </li>
    )
  const percent = state.kind === 'sending' ? Math.floor(state.fraction * 100) : 0
  const label = t(state.kind === 'waiting' ? 'waiting' : 'uploading', { file })
  return (
    <li className={look('row', 'gap-10', 'min-h-32', 'text-xs')}>
      <span className={`${look('min-w-0', 'break-anywhere')} ${classes.words}`}>
        {percent === 100 ? t('shrinking') : label}
      </span>
      <span className={classes.track}>
        <ProgressTrack label={label} percent={percent} />
      </span>
      {percent === 100 && <Loader size={14} aria-hidden />}
      <CloseButton
        size="sm"
        aria-label={t('cancelUpload', { file })}
        onClick={() => pictures.cancel(key)}
      />
    </li>
  )
}

/** Pasting into a field or a dialog is handled there. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null

/** Adds pictures pasted anywhere on the page to the product. */
function usePasted(onFiles: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData)
    if (files.length === 0 || isElsewhere(event.target)) return
    event.preventDefault()
    onFiles(files)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

interface PicturesProps {
  pictures: PicturesState
  error: string | undefined
}

/** The pictures of a product: dropped, pasted or chosen, several at a time, and sortable. */
export function ProductPictures({ pictures, error }: PicturesProps) {
  const t = useTexts(productFormTexts)
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const { paths, uploads, add } = pictures
  usePasted(add)
  const onMoved = (to: number) =>
    setAnnouncement(t('pictureMoved', { at: to + 1, count: paths.length }))
  return (
    <FileDrop
      className={`${look('rounded-md')} ${classes.field}`}
      accept={PICTURE_ACCEPT}
      multiple
      label={t('addPictures')}
      onFiles={add}
    >
      {({ isOver, choose }) => (
        <>
          <ul
            className={`${look('flex', 'wrap', 'gap-sm')} ${classes.tiles}`}
            aria-label={t('pictures')}
          >
            {paths.map((path, at) => (
              <Tile key={path} path={path} at={at} pictures={pictures} onMoved={onMoved} />
            ))}
            {paths.length + uploads.length < MAX_PICTURES && (
              <li>
                <UnstyledButton
                  className={`${look('centered', 'w-full', 'border', error === undefined ? 'border-strong' : 'border-error', 'rounded-md', 'text-xs')} ${classes.add}`}
                  aria-describedby={`${id}-error`}
                  onClick={choose}
                >
                  <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
                  {t(isOver ? 'dropHere' : 'addPictures')}
                </UnstyledButton>
              </li>
            )}
          </ul>
          {uploads.length > 0 && (
            <ul className={look('grid', 'gap-6', 'mt-sm')}>
              {uploads.map((upload) => (
                <Upload key={upload.key} upload={upload} pictures={pictures} />
              ))}
            </ul>
          )}
          <p
            id={`${id}-error`}
            role="alert"
            className={look('error', 'text-xs', 'mt-6', 'empty-hidden')}
          >
            {error}
          </p>
          <p role="status" className={look('sr-only')}>
            {announcement}
          </p>
        </>
      )}
    </FileDrop>
  )
}
