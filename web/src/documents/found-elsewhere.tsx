import { listTexts } from '@pasok/domain/kernel/list.texts'
import { useQuery } from '@tanstack/react-query'
import type { Sorting } from '@pasok/domain/kernel/sortings'
import { AddressLink } from '../lib/address-link'
import { filtersOf, type ListSearch } from '../lib/list-search'
import { useLanguage, useTexts } from '../lib/texts'
import { look } from '../ui/look'

/** A document that the same search matches in another tab. */
export interface Elsewhere {
  code: string
  tab: string
  /** Address of that tab with the same search. */
  address: string
}

/** Maximum number of matches shown per tab. */
export const MAX_ELSEWHERE = 3

interface FoundElsewhereProps {
  /** Name of the list's endpoint, used in the query key: changes refresh these matches too. */
  list: string
  /** The search. Date ranges alone are not searched in other tabs. */
  search: ListSearch<string, Sorting>
  find: (signal: AbortSignal) => Promise<Elsewhere[]>
}

/** Shown under a tab without matches: links to the tabs in which the same search has matches. */
export function FoundElsewhere({ list, search, find }: FoundElsewhereProps) {
  const t = useTexts(listTexts)
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: [list, 'elsewhere', language, search],
    queryFn: ({ signal }) => find(signal),
    enabled:
      search.search !== undefined || filtersOf(search).some(({ value }) => value !== undefined),
  })
  if (!data || data.length === 0) return null
  return (
    <ul className={look('text-center', 'mt-sm')} aria-label={t('foundElsewhere')}>
      {data.map(({ code, tab, address }) => (
        <li key={code}>
          {t('isInTab', { code })}{' '}
          <AddressLink address={address} className={look('accent', 'medium')}>
            {tab}
          </AddressLink>
        </li>
      ))}
    </ul>
  )
}
