import { CloseButton } from '@mantine/core'
import { searchTexts } from '@pasok/domain/kernel/search.texts'
import type { ReactNode } from 'react'
import { useFormats } from '../lib/format'
import { BY_DATE, type ListFilter } from '../lib/list-search'
import { useTexts } from '../lib/texts'
import type { SearchTopics } from './search-by'
import classes from './search-bar.module.css'
import { look } from '../ui/look'

interface FilterChipsProps<Topic extends string> {
  topics: SearchTopics<Topic>
  filters: readonly ListFilter<Topic>[]
  onRemove: (filter: ListFilter<Topic>) => void
  /** Names of ranges of days that move with the calendar. */
  spanNames?: Readonly<Record<string, string>> | undefined
  /** Filters of the screen that can be switched on and off, before the others. */
  quick?: ReactNode
}

/** The filters of a list, all of which its documents meet; each can be removed. */
export function FilterChips<Topic extends string>(props: FilterChipsProps<Topic>) {
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
