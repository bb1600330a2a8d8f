import { Skeleton } from '@mantine/core'
import type { AuditRow } from '@pasok/domain/audit/audit.model'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { IconChevronRight } from '@tabler/icons-react'
import { useId } from 'react'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { useSlow } from '../../ui/skeleton-rows'
import { fieldName } from './audit-difference'
import { AuditDetail } from './audit-detail'
import classes from './audit-list.module.css'

interface AuditListProps {
  /** `undefined` while they are on their way. */
  rows: readonly AuditRow[] | undefined
  /** The entry that is opened. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
  skeletonRows: number
}

/** Whoever did it, and for whom: a super admin acts for a company. */
export function useActorName(): (row: AuditRow) => string {
  const t = useTexts(auditTexts)
  return ({ actor_name: name, acting_for: company }) => {
    if (name === '') return t('system')
    return company === '' ? name : t('actingFor', { name, company })
  }
}

/** `request.save` of a request is `Save`: what was saved stands beside it. */
function actionName({ action, subject }: AuditRow): string {
  const own = `${subject}.`
  return fieldName((action.startsWith(own) ? action.slice(own.length) : action).replace('.', ' '))
}

interface EntryProps {
  row: AuditRow
  isOpen: boolean
  onOpen: AuditListProps['onOpen']
}

function Entry({ row, isOpen, onOpen }: EntryProps) {
  const t = useTexts(auditTexts)
  const { dateTime } = useFormats()
  const actorName = useActorName()
  const detailId = useId()
  return (
    <li className={classes.entry} data-open={isOpen || undefined}>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailId : undefined}
        title={t('openEntry')}
        onClick={() => onOpen(isOpen ? undefined : row._id)}
      >
        <IconChevronRight size={16} className={classes.chevron} aria-hidden />
        <time dateTime={row.at} className={classes.time}>
          {dateTime(row.at)}
        </time>
        <span className={classes.who}>{actorName(row)}</span>
        <span className={classes.action}>{actionName(row)}</span>
        <span className={classes.subject}>{fieldName(row.subject)}</span>
        <span className={classes.company}>{row.company_name || '–'}</span>
      </button>
      {isOpen && (
        <div id={detailId} className={classes.detail}>
          <AuditDetail row={row} />
        </div>
      )}
    </li>
  )
}

function WaitingEntries({ count }: { count: number }) {
  const slow = useSlow(true)
  return Array.from({ length: count }, (_, row) => (
    <li key={row} className={classes.entry} aria-hidden>
      <div className={classes.head} data-waiting>
        {slow && <Skeleton height={10} width={`${84 - ((row * 13) % 40)}%`} />}
      </div>
    </li>
  ))
}

/** The audit log's entries, newest first; each opens to what it changed. */
export function AuditList({ rows, opened, onOpen, skeletonRows }: AuditListProps) {
  const t = useTexts(auditTexts)
  const heads = [t('time'), t('who'), t('action'), t('subject'), t('company')]
  return (
    <div className={classes.frame}>
      <div className={classes.heads} aria-hidden>
        <span />
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul className={classes.list} aria-label={t('list')} aria-busy={rows === undefined}>
        {rows === undefined ? (
          <WaitingEntries count={skeletonRows} />
        ) : (
          rows.map((row) => (
            <Entry key={row._id} row={row} isOpen={row._id === opened} onOpen={onOpen} />
          ))
        )}
      </ul>
    </div>
  )
}
