import { Button } from '@mantine/core'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { IconX } from '@tabler/icons-react'
import { useCallback, type ReactNode } from 'react'
import { DayFields } from '../../documents/day-fields'
import { useTexts } from '../../lib/texts'
import { SearchBox } from '../../ui/search-box'
import { look } from '../../ui/look'

/** Filters common to all audit logs; calendar days as `yyyy-MM-dd`, both inclusive. */
export interface AuditFilters {
  search?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

interface AuditFiltersProps {
  value: AuditFilters
  /** True when any filter is set, including those of the screen. */
  isFiltered: boolean
  /** `replace`: does not add a history entry. */
  onChange: (next: AuditFilters, replace?: boolean) => void
  onClear: () => void
  children: ReactNode
  actions?: ReactNode
}

const withoutEmpty = (days: AuditFilters): AuditFilters =>
  Object.fromEntries(Object.entries(days).map(([end, day]) => [end, day || undefined]))

export function AuditFilterRow(props: AuditFiltersProps) {
  const { value, isFiltered, onChange, onClear, children, actions } = props
  const t = useTexts(auditTexts)
  const { search, from, to } = value
  // Further typing replaces the history entry, so that Back leads to the state before the search.
  const onSearch = useCallback(
    (next: string | undefined) => onChange({ search: next }, search !== undefined),
    [onChange, search],
  )
  const wrongOrder = from !== undefined && to !== undefined && from > to
  return (
    <div className={look('flex', 'wrap', 'align-end', 'gap-sm', 'mb-md')}>
      <SearchBox label={t('searchAudit')} value={search ?? ''} onSearch={onSearch} />
      {children}
      <DayFields
        from={from ?? ''}
        to={to ?? ''}
        problems={wrongOrder ? { from: t('wrongOrder'), to: true } : {}}
        onChange={(days) => onChange(withoutEmpty(days))}
      />
      {isFiltered && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={16} aria-hidden />}
          onClick={onClear}
        >
          {t('clear')}
        </Button>
      )}
      {actions !== undefined && (
        <div className={look('row', 'wrap', 'gap-4-sm', 'ml-auto')}>{actions}</div>
      )}
    </div>
  )
}
