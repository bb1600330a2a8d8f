import { Skeleton, UnstyledButton } from '@mantine/core'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { IconChevronRight } from '@tabler/icons-react'
import { useEffectEvent, useEffect, useId, useRef } from 'react'
import { useFormats } from '../../lib/format'
import { NONE } from '../../lib/none'
import { useTexts } from '../../lib/texts'
import { useSlow } from '../../ui/skeleton-rows'
import { AuditDetail } from './audit-detail'
import classes from './audit-list.module.css'
import {
  titleOf,
  useActionName,
  useActorName,
  useSubjectName,
  type FeatureName,
} from './audit-names'
import { look } from '../../ui/look'

interface AuditListProps {
  /** `undefined` while they are on their way. */
  rows: readonly AuditRow[] | undefined
  /** The entry that is opened. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
  skeletonRows: number
  /** The log is one company's own: no entry says whose it is. */
  isOwn?: boolean
  /** What permissions are called. */
  featureName?: FeatureName
}

interface EntryProps {
  row: AuditRow
  isOpen: boolean
  isOwn: boolean
  featureName: FeatureName | undefined
  onOpen: AuditListProps['onOpen']
}

/** What is open as the list comes stands in view: its address was pasted. */
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

/** The audit log's entries, newest first; each opens to what it changed. */
export function AuditList(props: AuditListProps) {
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
