import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

/** Pause in the typing before the search starts; ms. */
const REST = 250

interface SearchedOptions {
  /** The text to search for. */
  search: string
  /** Properties of the `Select` or `MultiSelect` whose options the server finds. */
  fieldOf: (isFetching: boolean) => {
    searchable: true
    filter: <Options>(list: { options: Options }) => Options
    selectFirstOptionOnChange: boolean
    onSearchChange: (typed: string) => void
  }
}

/**
 * For a field whose options the server searches. Mantine stores the index of the highlighted option,
 * and Enter selects the option at that index, even after the options have been replaced. So the first
 * result is highlighted when results arrive: Enter selects the option that the person sees.
 */
export function useSearchedOptions(start = ''): SearchedOptions {
  const [typed, setTyped] = useState(start)
  const [search] = useDebouncedValue(typed.trim(), REST)
  return {
    search,
    fieldOf: (isFetching) => ({
      searchable: true,
      // The server has filtered already.
      filter: ({ options }) => options,
      selectFirstOptionOnChange: !isFetching && search === typed.trim(),
      onSearchChange: setTyped,
    }),
  }
}
