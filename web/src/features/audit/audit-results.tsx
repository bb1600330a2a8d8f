import { Button, Skeleton, UnstyledButton } from '@mantine/core'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { listTexts } from '@pasok/domain/kernel/list.texts'
import { IconChevronRight, IconListSearch } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { CutOffNote } from '../../documents/cut-off-note'
import { LoadError } from '../../documents/load-error'
import { isCutOff } from '../../lib/is-cut-off'
import { NONE, useFormats } from '../../lib/format'

import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { look } from '../../ui/look'
import { Pager } from '../../ui/pager'
import { useSlow } from '../../ui/skeleton-rows'
import { AuditDetail } from './audit-detail'
import classes from './audit-list.module.css'
import {
  type FeatureName,
  titleOf,
  useActionName,
  useActorName,
  useSubjectName,
} from './audit-names'

interface AuditListProps {
  /** `undefined` while loading. */
  rows: readonly AuditRow[] | undefined
  opened: string | undefined
  onOpen: (id: string | undefined) => void
  skeletonRows: number
  /** True for a single company's log, whose entries do not name the company. */
  isOwn?: boolean
  featureName?: FeatureName
}

interface EntryProps {
  row: AuditRow
  isOpen: boolean
  isOwn: boolean
  featureName: FeatureName | undefined
  onOpen: AuditListProps['onOpen']
}

/** Scrolls to the entry that is open when the list appears, since its address may have been pasted. */
function useInView(isOpen: boolean) {
  const place = useRef<HTMLLIElement>(null)
  const show = useEffectEvent(() => {
    if (isOpen) place.current?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => show(), [])
  return place
}

function Entry({ row, isOpen, isOwn, featureName, onOpen }: EntryProps) {
  const t = useTexts(auditTexts)
  const { dateTime } = useFormats()
  const actorName = useActorName()
  const actionName = useActionName()
  const subjectName = useSubjectName()
  const place = useInView(isOpen)
  const title = titleOf(row)
  const detailId = useId()
  return (
    <li ref={place}>
      <UnstyledButton
        className={`${look('w-full', 'hover', 'focus-inside', isOpen && 'tinted')} ${classes.head}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        title={t('openEntry')}
        onClick={() => onOpen(isOpen ? undefined : row._id)}
      >
        <IconChevronRight
          size={16}
          className={look('dimmed', 'turn', 'quarter-turned')}
          data-opened={isOpen || undefined}
          aria-hidden
        />
        <time
          dateTime={row.at}
          className={`${look('dimmed', 'tabular', 'nowrap')} ${classes.time}`}
        >
          {dateTime(row.at)}
        </time>
        <span className={`${look('medium')} ${classes.who}`}>{actorName(row)}</span>
        <span className={classes.action}>{actionName(row)}</span>
        <span className={classes.subject}>
          {subjectName(row.subject)}
          {title !== '' && <span className={look('dimmed')}> · {title}</span>}
        </span>
        {!isOwn && <span className={classes.company}>{row.company_name || NONE}</span>}
      </UnstyledButton>
      {isOpen && (
        <div id={detailId} className={`${look('text-xs')} ${classes.detail}`}>
          <AuditDetail row={row} isOwn={isOwn} featureName={featureName} />
        </div>
      )}
    </li>
  )
}

function WaitingEntries({ count }: { count: number }) {
  const slow = useSlow(true)
  return Array.from({ length: count }, (_, row) => (
    <li key={row} aria-hidden>
      <div className={classes.head}>
        {slow && (
          <Skeleton className={look('span-all')} height={10} width={`${84 - ((row * 13) % 40)}%`} />
        )}
      </div>
    </li>
  ))
}

function AuditList(props: AuditListProps) {
  const { rows, opened, onOpen, skeletonRows, isOwn = false, featureName } = props
  const t = useTexts(auditTexts)
  const heads = [t('time'), t('who'), t('action'), t('subject'), ...(isOwn ? [] : [t('company')])]
  return (
    <div
      className={`${look('frame', 'overflow-clip')} ${classes.list}`}
      data-own={isOwn || undefined}
    >
      <div
        className={`${look('sticky-head', 'h-36', 'surface', 'border-b', 'dimmed', 'narrow-hidden')} ${classes.heads}`}
        aria-hidden
      >
        <span />
        {heads.map((head) => (
          <span key={head} className="pasok-label">
            {head}
          </span>
        ))}
      </div>
      <ul className={look('divided')} aria-label={t('list')} aria-busy={rows === undefined}>
        {rows === undefined ? (
          <WaitingEntries count={skeletonRows} />
        ) : (
          rows.map((row) => (
            <Entry
              key={row._id}
              row={row}
              isOpen={row._id === opened}
              isOwn={isOwn}
              featureName={featureName}
              onOpen={onOpen}
            />
          ))
        )}
      </ul>
    </div>
  )
}

interface AuditResultsProps {
  query: UseQueryResult<{ rows: AuditRow[]; count: number }>
  /** Zero-based. */
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** Set together with `onPageSize`: lets the user choose the page size. */
  pageSizes?: readonly number[]
  onPageSize?: (size: number) => void
  opened: string | undefined
  onOpen: (id: string | undefined) => void
  isFiltered: boolean
  onClear: () => void
  isOwn?: boolean
  /** Explains an empty log; replaces the default text about the company. */
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

/** A page of an audit log with its loading, empty and error states. */
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
