import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'

/** How long the typing rests before it is searched for; ms. */
const REST = 250

interface SearchedOptions {
  /** What the server is asked for. */
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
 * For a field whose options the server searches. Mantine keeps the place of the marked option in
 * the list, and Enter takes whatever stands at that place: when the options found arrive, the first
 * of them is marked, so that Enter takes the option that a person sees marked.
 */
export function useSearchedOptions(start = ''): SearchedOptions {
  const [typed, setTyped] = useState(start)
  const [search] = useDebouncedValue(typed.trim(), REST)
  return {
    search,
    fieldOf: (isFetching) => ({
      searchable: true,
      // The server has searched already.
      filter: ({ options }) => options,
      selectFirstOptionOnChange: !isFetching && search === typed.trim(),
      onSearchChange: setTyped,
    }),
  }
}
