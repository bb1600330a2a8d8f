import { useEffect, useRef } from 'react'

interface SelectBoxProps {
  label: string
  /** How many are selected. */
  count: number
  of: number
  onChange: (isSelected: boolean) => void
  className?: string | undefined
}

/** A checkbox over several rows; partly checked while some of them are selected. */
export function SelectBox({ label, count, of, onChange, className }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const isSome = count > 0 && count < of
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <label className={className}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        disabled={of === 0}
        checked={count > 0 && count === of}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
