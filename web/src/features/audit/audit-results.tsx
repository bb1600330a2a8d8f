import { Button } from '@mantine/core'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { listTexts } from '@pasok/domain/kernel/list.texts'
import { IconListSearch } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { CutOffNote } from '../../documents/cut-off-note'
import { LoadError } from '../../documents/load-error'
import { isCutOff } from '../../lib/cut-off'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { Pager } from '../../ui/pager'
import { AuditList } from './audit-list'
import type { FeatureName } from './audit-names'
import { look } from '../../ui/look'

interface AuditResultsProps {
  query: UseQueryResult<{ rows: AuditRow[]; count: number }>
  /** Zero-based. */
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** With both, the page size can be chosen. */
  pageSizes?: readonly number[]
  onPageSize?: (size: number) => void
  opened: string | undefined
  onOpen: (id: string | undefined) => void
  isFiltered: boolean
  onClear: () => void
  isOwn?: boolean
  /** What will stand there, in place of a company's words. */
  emptyHelp?: string
  featureName?: FeatureName
}

type NoEntriesProps = Pick<
  AuditResultsProps,
  'page' | 'onPage' | 'isFiltered' | 'onClear' | 'emptyHelp'
> & {
  isOwn: boolean
}

function NoEntries(props: NoEntriesProps) {
  const { page, onPage, isFiltered, onClear, isOwn, emptyHelp } = props
  const t = useTexts(auditTexts)
  const tl = useTexts(listTexts)
  const beyond = page > 0
  const helper = isFiltered
    ? t('noneFoundHelp')
    : (emptyHelp ?? (isOwn ? t('noneOwnHelp') : undefined))
  const action = beyond ? (
    <Button variant="default" onClick={() => onPage(0)}>
      {tl('firstPage')}
    </Button>
  ) : isFiltered ? (
    <Button variant="default" onClick={onClear}>
      {t('clear')}
    </Button>
  ) : undefined
  return (
    <div className={look('frame')}>
      <EmptyState
        icon={<IconListSearch size={22} />}
        text={beyond ? tl('beyond') : t(isFiltered ? 'noneFound' : 'none')}
        helper={beyond ? undefined : helper}
        action={action}
      />
    </div>
  )
}

/** A page of an audit log with all its states. */
export function AuditResults(props: AuditResultsProps) {
  const { query, opened, onOpen, isOwn = false, featureName } = props
  const { page, pageSize, onPage, pageSizes, onPageSize } = props
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (isCutOff(query)) return <CutOffNote />
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (data?.rows.length === 0) return <NoEntries {...props} isOwn={isOwn} />
  return (
    <div className={look('fade', 'waiting')} data-waiting={isPlaceholderData || undefined}>
      <AuditList
        rows={data?.rows}
        opened={opened}
        onOpen={onOpen}
        skeletonRows={Math.min(pageSize, 20)}
        isOwn={isOwn}
        {...(featureName && { featureName })}
      />
      {data && (
        <Pager
          page={page}
          pageSize={pageSize}
          count={data.count}
          onPage={onPage}
          {...(pageSizes && onPageSize && { pageSizes, onPageSize })}
        />
      )}
    </div>
  )
}
