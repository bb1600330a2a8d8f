import { Button, Select } from '@mantine/core'
import type { Invitation } from '@pasok/domain/team/team.invitations.model'
import { CHANNELS } from '@pasok/domain/team/team.constants'
import { INVITATION_STANDINGS } from '@pasok/domain/team/team.invitations.states'
import { invitationTexts } from '@pasok/domain/team/team.invitations.texts'
import { TABLE_ROWS } from '@pasok/domain/kernel/limits'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { IconMail } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useId } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { ListScreen } from '../../../documents/list-screen'
import { useInvitations } from '../../../features/team/invitations.queries'
import { TABLE_SIZES } from '../../../lib/list-address'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { SearchBox } from '../../../ui/search-box'
import { useInvitationColumns } from './invitation-columns'
import { readInvitations, type InvitationSearch } from './invitation-search'
import { useActs } from './use-acts'
import { look } from '../../../ui/look'

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
        data={INVITATION_STANDINGS.map((value) => ({ value, label: ts(value) }))}
        clearable
        clearButtonProps={{ 'aria-label': t('anyState') }}
        value={status ?? null}
        onChange={(next) => go({ status: INVITATION_STANDINGS.find((one) => one === next) })}
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

/** What was sent, with its state; sent again and taken back from here. */
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
