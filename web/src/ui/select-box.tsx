import { useEffect, useRef } from 'react'
import { look } from './look'

interface SelectBoxProps {
  label: string
  /** How many are selected. */
  count: number
  of: number
  /** `isRange`: with Shift, everything since the last box is selected as well. */
  onChange: (isSelected: boolean, isRange: boolean) => void
  /** The size of the room around the box, which is pressed as well as the box. */
  className?: string | undefined
}

/** A checkbox over one or several rows; partly checked while some of them are selected. */
export function SelectBox({ label, count, of, onChange, className }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isSome = count > 0 && count < of
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <label className={`${look('centered', 'flex-none', 'pointer')} ${className ?? ''}`}>
      <input
        ref={box}
        type="checkbox"
        className={look('checkbox')}
        aria-label={label}
        disabled={of === 0}
        checked={count > 0 && count === of}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  )
}
