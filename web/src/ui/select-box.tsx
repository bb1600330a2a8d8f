import { useEffect, useRef } from 'react'
import { look } from './look'

interface SelectBoxProps {
  label: string
  count: number
  of: number
  /** `isRange`: Shift was pressed, so all rows since the last checkbox are selected too. */
  onChange: (isSelected: boolean, isRange: boolean) => void
  /** Classes for the padding around the checkbox, which can be pressed as well. */
  className?: string | undefined
}

/** A checkbox for one or several rows; indeterminate while only some are selected. */
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
