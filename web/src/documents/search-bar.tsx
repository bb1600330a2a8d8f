import { Button, CloseButton } from '@mantine/core'
import { searchTexts } from '@pasok/domain/kernel/list.texts'
import type { Sorting } from '@pasok/domain/kernel/sortings'
import { IconFilterPlus, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import {
  BY_DATE,
  filtersOf,
  isSearched,
  type ListFilter,
  type ListSearch,
  searchByFilters,
  withFilter,
} from '../lib/list-search'
import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { look } from '../ui/look'
import { SearchBox } from '../ui/search-box'
import { isWhole, SearchBy, type SearchTopics } from './search-by'
import { useFormats } from '../lib/format'
import classes from './search-bar.module.css'

interface FilterChipsProps<Topic extends string> {
  topics: SearchTopics<Topic>
  filters: readonly ListFilter<Topic>[]
  onRemove: (filter: ListFilter<Topic>) => void
  /** Names of relative date ranges. */
  spanNames?: Readonly<Record<string, string>> | undefined
  /** Toggle filters of the screen, shown before the others. */
  quick?: ReactNode
}

/** The active filters of a list, each with a remove button; a document must match all of them. */
function FilterChips<Topic extends string>(props: FilterChipsProps<Topic>) {
  const { topics, filters, onRemove, spanNames = {}, quick } = props
  const t = useTexts(searchTexts)
  const { day } = useFormats()
  if (filters.length === 0) return quick
  const nameOf = ({ by, value = '', from = '', to = '' }: ListFilter<Topic>) => {
    const topic = topics.find(({ key }) => key === by)
    const shown =
      by === BY_DATE && from !== ''
        ? `${day(from)} – ${day(to)}`
        : (topic?.options?.find((one) => one.value === value)?.label ?? spanNames[value] ?? value)
    return { label: topic?.label ?? by, shown }
  }
  return (
    <>
      {quick}
      <ul className={look('flex', 'wrap', 'gap-xs', 'min-w-0')} aria-label={t('filters')}>
        {filters.map((filter) => {
          const { label, shown } = nameOf(filter)
          return (
            <li
              key={filter.by}
              className={`${look('inline-row', 'gap-4', 'border', 'tinted', 'text-xs')} ${classes.chip}`}
            >
              <span className={look('min-w-0', 'break-anywhere')}>
                <span className={look('dimmed')}>{label}:</span> {shown}
              </span>
              <CloseButton
                size="xs"
                aria-label={t('removeFilter', { filter: `${label}: ${shown}` })}
                onClick={() => onRemove(filter)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

export interface SearchBarProps<Topic extends string> {
  topics: SearchTopics<Topic>
  /** The search in the address. */
  applied: ListSearch<Topic, Sorting>
  /** Called with the new search; empty for the whole list. The sort order is not part of it. */
  onSearch: (next: ListSearch<Topic>) => void
  /** True to show a full-text search box in addition to the topics. */
  hasWords?: boolean
  /** Label of the Clear button, which is always shown where the specification has one (Spec 2 §2, §5). */
  clearLabel?: string | undefined
  spanNames?: Readonly<Record<string, string>>
  quick?: ReactNode
  children?: ReactNode
}

/** The values in the fields; reset whenever the search in the address changes. */
function useTyped<Topic extends string>(
  { by, value, from, to }: ListSearch<Topic, Sorting>,
  first: Topic,
) {
  const begin = (): ListFilter<Topic> => ({
    by: by ?? first,
    ...(value !== undefined && { value }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  })
  const serialized = JSON.stringify([by, value, from, to])
  const [known, setKnown] = useState(serialized)
  const [typed, setTyped] = useState(begin)
  if (known !== serialized) {
    setKnown(serialized)
    setTyped(begin())
  }
  return [typed, setTyped] as const
}

/**
 * Filter bar of a document list: a full-text search, and the specified search by topic (Spec 1 §2), which adds
 * a filter each time. On a phone, a button opens the search by topic.
 */
export function SearchBar<Topic extends string>(props: SearchBarProps<Topic>) {
  const {
    topics,
    applied,
    onSearch,
    hasWords = false,
    clearLabel,
    spanNames,
    quick,
    children,
  } = props
  const t = useTexts(searchTexts)
  const [typed, setTyped] = useTyped(applied, topics[0].key)
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = usePhone() && hasWords
  const filters = filtersOf(applied)
  const words = applied.search === undefined ? {} : { search: applied.search }
  const show = (next: readonly ListFilter<Topic>[]) =>
    onSearch({ ...searchByFilters(next), ...words })
  const clear = () => {
    setTyped({ by: topics[0].key })
    if (isSearched(applied)) onSearch({})
  }
  const search = (filter: ListFilter<Topic>) => {
    setIsOpen(false)
    show(withFilter(filters, filter))
  }
  const clearButton = (clearLabel !== undefined || isSearched(applied)) && (
    <Button
      variant="subtle"
      color="gray"
      disabled={!isSearched(applied) && !isWhole(typed)}
      leftSection={<IconX size={16} aria-hidden />}
      onClick={clear}
    >
      {clearLabel ?? t('clear')}
    </Button>
  )
  return (
    <div
      role="search"
      aria-label={t('bar')}
      className={look('flex', 'wrap', 'align-end', 'gap-sm', 'mb-md', 'phone-gap-xs')}
    >
      {hasWords && (
        <SearchBox
          label={t('words')}
          value={applied.search ?? ''}
          onSearch={(text) =>
            onSearch({ ...searchByFilters(filters), ...(text !== undefined && { search: text }) })
          }
        />
      )}
      {isFolded && (
        <Button
          variant="default"
          className={classes.share ?? ''}
          aria-expanded={isOpen}
          leftSection={<IconFilterPlus size={16} aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('addFilter')}
        </Button>
      )}
      {(!isFolded || isOpen) && (
        <SearchBy topics={topics} typed={typed} onType={setTyped} onSearch={search} />
      )}
      {!isFolded && clearButton}
      {children !== undefined && (
        <div
          className={`${look('row', 'wrap', 'gap-xs', 'max-w-full', 'ml-auto')} ${classes.more}`}
        >
          {children}
        </div>
      )}
      {(filters.length > 0 || quick !== undefined || (isFolded && clearButton)) && (
        <div className={look('row', 'wrap', 'gap-xs', 'w-full')}>
          <FilterChips
            topics={topics}
            filters={filters}
            spanNames={spanNames}
            quick={quick}
            onRemove={({ by }) => show(filters.filter((one) => one.by !== by))}
          />
          {isFolded && clearButton}
        </div>
      )}
    </div>
  )
}
