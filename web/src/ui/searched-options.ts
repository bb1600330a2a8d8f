import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

/** Search delay after the last keystroke, in milliseconds. */
const REST = 250

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
  const [search] = useDebouncedValue(typed.trim(), REST)
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
