import type { Invitation } from '@pasok/domain/team/team.invitations.model'
import { invitationTexts } from '@pasok/domain/team/team.invitations.texts'
import { StatusChip } from '../../../documents/status-chip'
import { useFormats } from '../../../lib/format'
import { NONE } from '../../../lib/none'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

/** How it stands; until when its link works, or how far the company is that came of it. */
function Standing({ row }: { row: Invitation }) {
  const t = useTexts(invitationTexts)
  const { date } = useFormats()
  const { lastStatus, expires, joined } = row
  const line = {
    Sent: t('until', { date: date(expires) }),
    Expired: t('ended', { date: date(expires) }),
    Accepted: joined === null ? '' : t(joined),
    Revoked: '',
  }[lastStatus]
  return (
    <div className={look('stack', 'gap-2', 'cell-lines')}>
      <div>
        <StatusChip status={lastStatus} />
      </div>
      {line !== '' && <span className={look('dimmed', 'text-xs')}>{line}</span>}
    </div>
  )
}

function WhenSent({ row }: { row: Invitation }) {
  const t = useTexts(invitationTexts)
  const { relative, dateTime } = useFormats()
  return (
    <div className={look('stack', 'gap-2', 'cell-lines')}>
      <time dateTime={row.date} title={dateTime(row.date)}>
        {relative(row.date)}
      </time>
      {row.sent > 1 && (
        <span className={look('dimmed', 'text-xs')}>{t('again', { count: row.sent })}</span>
      )}
    </div>
  )
}

/** The columns of what was sent. */
export function useInvitationColumns(): Column<Invitation>[] {
  const t = useTexts(invitationTexts)
  return [
    {
      key: 'email',
      head: t('email'),
      card: 'title',
      cell: ({ email }) => <span className={look('medium', 'break-anywhere')}>{email}</span>,
    },
    {
      key: 'company',
      head: t('company'),
      cell: ({ company, name }) => company ?? (name === '' ? NONE : name),
    },
    { key: 'channel', head: t('channel'), width: 100, cell: ({ channel }) => t(channel) },
    {
      key: 'state',
      head: t('state'),
      card: 'chip',
      width: 220,
      cell: (row) => <Standing row={row} />,
    },
    { key: 'by', head: t('by'), cell: ({ user }) => user },
    {
      key: 'sent',
      head: t('sent'),
      width: 150,
      cell: (row) => <WhenSent row={row} />,
    },
  ]
}
