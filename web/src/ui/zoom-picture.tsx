import { useState, type MouseEvent, type ReactNode } from 'react'
import { look } from './look'
import classes from './zoom-picture.module.css'

interface ZoomPictureProps {
  label: string
  children: ReactNode
}

/** A picture in the available size; pressing it enlarges it and allows scrolling. */
export function ZoomPicture({ label, children }: ZoomPictureProps) {
  const [isLarge, setLarge] = useState(false)
  const zoom = ({ currentTarget: box, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = box.getBoundingClientRect()
    const scroller = box.parentElement
    const [x, y] = [(clientX - left) / width, (clientY - top) / height]
    setLarge(!isLarge)
    // Scrolls to the point that was pressed; by keyboard, to the middle.
    requestAnimationFrame(() =>
      scroller?.scrollTo(
        (clientX ? x : 0.5) * scroller.scrollWidth - scroller.clientWidth / 2,
        (clientY ? y : 0.5) * scroller.scrollHeight - scroller.clientHeight / 2,
      ),
    )
  }
  return (
    <div className={`${look('flex-1', 'min-h-0', 'rounded-md')} ${classes.scroller}`}>
      <button
        type="button"
        className={`${look('block', 'w-full', 'h-full', 'p-0')} ${classes.picture}`}
        data-large={isLarge || undefined}
        aria-pressed={isLarge}
        aria-label={label}
        onClick={zoom}
      >
        {children}
      </button>
    </div>
  )
}
