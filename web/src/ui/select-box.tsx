import { useEffect, useRef, useState } from 'react'
import { look } from './look'
import { useDebouncedValue } from '@mantine/hooks'

/** Search delay after the last keystroke, in milliseconds. */
const REST_MS = 250

interface SearchedOptions {
  search: string
  /** Props of the `Select` or `MultiSelect` with server-side search. */
  fieldOf: (isFetching: boolean) => {
    searchable: true
    filter: <Options>(list: { options: Options }) => Options
    selectFirstOptionOnChange: boolean
    onSearchChange: (typed: string) => void
  }
}

/**
 * For a field whose options the server searches. Mantine stores the index of the highlighted option, and Enter
 * selects the option at that index even after the options were replaced. The first result is therefore
 * highlighted when results arrive, so that Enter selects the visible option.
 */
export function useSearchedOptions(start = ''): SearchedOptions {
  const [typed, setTyped] = useState(start)
  const [search] = useDebouncedValue(typed.trim(), REST_MS)
  return {
    search,
    fieldOf: (isFetching) => ({
      searchable: true,
      // The server has already filtered.
      filter: ({ options }) => options,
      selectFirstOptionOnChange: !isFetching && search === typed.trim(),
      onSearchChange: setTyped,
    }),
  }
}

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
