import { useEffect, useRef } from 'react'
import classes from './cart-lines.module.css'

interface SelectBoxProps {
  label: string
  /** How many are selected. */
  count: number
  of: number
  onChange: (isSelected: boolean) => void
}

/** A checkbox over several lines; partly checked while some of them are selected. */
export function SelectBox({ label, count, of, onChange }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isSome = count > 0 && count < of
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <label className={classes.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={count > 0 && count === of}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
