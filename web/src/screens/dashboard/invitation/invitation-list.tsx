import { Button, Select } from '@mantine/core'
import type { Invitation } from '@pasok/domain/team/invitations/invitations.model'
import { CHANNELS } from '@pasok/domain/team/team.constants'
import { INVITATION_STATUSES } from '@pasok/domain/team/invitations/invitations.states'
import { invitationTexts } from '@pasok/domain/team/invitations/invitations.texts'
import { TABLE_ROWS } from '@pasok/domain/kernel/limits'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { IconMail, IconMailForward, IconMailOff } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useId } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { ListScreen } from '../../../documents/list-screen'
import { useInvitationActs, useInvitations } from '../../../features/team/invitations.queries'
import { TABLE_SIZES } from '../../../lib/list-address'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { SearchBox } from '../../../ui/search-box'
import { type InvitationSearch, readInvitations } from './invitation-search'
import { look } from '../../../ui/look'
import { useAct } from '../../../documents/use-act'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { StatusChip } from '../../../documents/status-chip'
import { NONE, useFormats } from '../../../lib/format'

/** Status of an invitation, with the expiry of its link or the progress of the registered company. */
function StatusCell({ row }: { row: Invitation }) {
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

function useInvitationColumns(): Column<Invitation>[] {
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
      cell: (row) => <StatusCell row={row} />,
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

/** Actions on an invitation; withdrawing requires confirmation. */
function useActs() {
  const t = useTexts(invitationTexts)
  const { resend, revoke } = useInvitationActs()
  const { act, refusal, dismiss } = useAct()
  const actionsOf = (row: Invitation): RowAction[] => [
    ...(row.actions.resend
      ? [
          {
            key: 'resend',
            label: t('resend'),
            icon: <IconMailForward size={16} />,
            quick: true,
            onSelect: () => void act({ failed: t('failedResend'), run: () => resend(row) }),
          },
        ]
      : []),
    ...(row.actions.revoke
      ? [
          {
            key: 'revoke',
            label: t('revoke'),
            icon: <IconMailOff size={16} />,
            danger: true,
            onSelect: () =>
              void act({
                question: {
                  title: t('sureRevoke', { email: row.email }),
                  text: t('sureRevokeText'),
                  confirmLabel: t('revoke'),
                  danger: true,
                },
                failed: t('failedRevoke'),
                run: () => revoke(row),
              }),
          },
        ]
      : []),
  ]
  return { actionsOf, refusal, dismiss }
}

interface FiltersProps {
  address: InvitationSearch
  go: (next: InvitationSearch) => void
}

function Filters({ address: { status, channel }, go }: FiltersProps) {
  const t = useTexts(invitationTexts)
  const ts = useTexts(statusTexts)
  return (
    <>
      <Select
        className={look('filter-field')}
        aria-label={t('state')}
        placeholder={t('anyState')}
        data={INVITATION_STATUSES.map((value) => ({ value, label: ts(value) }))}
        clearable
        clearButtonProps={{ 'aria-label': t('anyState') }}
        value={status ?? null}
        onChange={(next) => go({ status: INVITATION_STATUSES.find((one) => one === next) })}
      />
      <Select
        className={look('filter-field')}
        aria-label={t('channel')}
        placeholder={t('anyChannel')}
        data={CHANNELS.map((value) => ({ value, label: t(value) }))}
        clearable
        clearButtonProps={{ 'aria-label': t('anyChannel') }}
        value={channel ?? null}
        onChange={(next) => go({ channel: CHANNELS.find((one) => one === next) })}
      />
    </>
  )
}

function NoInvitations({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  const t = useTexts(invitationTexts)
  return (
    <EmptyState
      icon={<IconMail size={22} />}
      text={t(isFiltered ? 'noneSo' : 'none')}
      helper={isFiltered ? undefined : t('noneHelp')}
      action={
        isFiltered ? (
          <Button variant="default" onClick={onAll}>
            {t('showAll')}
          </Button>
        ) : undefined
      }
    />
  )
}

export function InvitationList() {
  const t = useTexts(invitationTexts)
  const navigate = useNavigate()
  const headingId = useId()
  const address = readInvitations({ ...useSearch({ from: '/dashboard/invitation' }) })
  const { search, status, channel, skip = 0, limit = TABLE_ROWS } = address
  const query = useInvitations({ search, status, channel, skip, limit })
  const columns = useInvitationColumns()
  const { actionsOf, refusal, dismiss } = useActs()
  const go = useCallback(
    (next: InvitationSearch, replace = false) =>
      void navigate({
        to: '/dashboard/invitation',
        search: (before) => ({ ...before, skip: undefined, ...next }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={look('text-md', 'semibold', 'mb-sm')}>
        {t('list')}
      </h2>
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
      <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
        <SearchBox label={t('search')} value={search ?? ''} onSearch={onSearch} />
        <Filters address={address} go={go} />
      </div>
      <ListScreen<Invitation>
        query={query}
        address={address}
        go={go}
        pageSizes={TABLE_SIZES}
        label={t('list')}
        columns={columns}
        rowKey={({ _id }) => _id}
        rowName={({ email }) => email}
        rowActions={actionsOf}
        none={
          <NoInvitations
            isFiltered={status !== undefined || channel !== undefined}
            onAll={() => go({ status: undefined, channel: undefined })}
          />
        }
      />
    </section>
  )
}
