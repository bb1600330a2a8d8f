import { listTexts } from '@pasok/domain/kernel/list.texts'
import { useQuery } from '@tanstack/react-query'
import type { Sorting } from '@pasok/domain/kernel/sortings'
import { AddressLink } from '../lib/address-link'
import { filtersOf, type ListSearch } from '../lib/list-search'
import { useLanguage, useTexts } from '../lib/texts'
import { look } from '../ui/look'

/** A document that the same search finds in another tab. */
export interface Elsewhere {
  code: string
  /** The tab as it is called. */
  tab: string
  /** Leads to that tab, searched the same. */
  address: string
}

/** As many of each tab as are worth a line. */
export const MOST_ELSEWHERE = 3

interface FoundElsewhereProps {
  /** The list, by the name of its call: what changes there is read again here. */
  list: string
  /** The search; days alone have no words and are not searched for elsewhere. */
  search: ListSearch<string, Sorting>
  find: (signal: AbortSignal) => Promise<Elsewhere[]>
}

/** Under a tab in which a search finds nothing: in which tabs it finds something, with the way there. */
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
