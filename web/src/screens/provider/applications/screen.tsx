import { Button, Group, Modal, Stack } from '@mantine/core'
import type { VendorApplication } from '@pasok/domain/vendors/applications/applications.contract'
import { applicationTexts } from '@pasok/domain/vendors/applications/applications.texts'
import { IconUserPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { ListScreen, PAGE_SIZE } from '../../../documents/list-screen'
import { ReasonDialog } from '../../../documents/reason-dialog'
import { StageTabs } from '../../../documents/stage-tabs'
import { StatusChip } from '../../../documents/status-chip'
import { useAct } from '../../../documents/use-act'
import {
  applicationMoves,
  useApplications,
  useWaitingApplications,
} from '../../../features/vendors/provider-vendors.queries'
import { NONE, useFormats } from '../../../lib/format'

import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { APPLICATION_TABS, type ApplicationsSearch } from '../search-params'
import { look } from '../../../ui/look'
import { type Fact, Facts } from '../../../documents/facts'
import { useFocusReturn } from '../../../ui/focus-return'

function useFacts(row: VendorApplication): Fact[] {
  const t = useTexts(applicationTexts)
  const { dateTime } = useFormats()
  const lines: Fact[] = [
    { label: t('status'), value: <StatusChip status={row.lastStatus} /> },
    { label: t('category'), value: row.category },
    { label: t('owner'), value: row.owner_name },
    { label: t('email'), value: row.owner_email },
    { label: t('phone'), value: row.phone },
    { label: t('city'), value: row.city },
    {
      label: t('note'),
      value: row.note && <span className={look('break-anywhere', 'pre-line')}>{row.note}</span>,
    },
    { label: t('inviter'), value: row.inviter },
    { label: t('date'), value: dateTime(row.date) },
    {
      label: t('reason'),
      value: row.reason && <span className={look('break-anywhere', 'pre-line')}>{row.reason}</span>,
    },
  ]
  return lines.filter(({ value }) => value !== '')
}

interface ApplicationViewProps {
  row: VendorApplication
  children: ReactNode
  notice: ReactNode
  onClose: () => void
}

function ApplicationView({ row, children, notice, onClose }: ApplicationViewProps) {
  const t = useTexts(applicationTexts)
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={row.legal_name} size={560}>
      <Stack gap="md">
        <Facts facts={useFacts(row)} />
        {notice}
        <Group gap="xs">
          {row.vendor_id !== null && (
            <Link to="/provider/vendors/$id" params={{ id: row.vendor_id }}>
              {t('toVendor')}
            </Link>
          )}
          <Group gap="xs" ml="auto">
            <Button variant="default" onClick={onClose}>
              {t('close')}
            </Button>
            {children}
          </Group>
        </Group>
      </Stack>
    </Modal>
  )
}

function useColumns(): Column<VendorApplication>[] {
  const t = useTexts(applicationTexts)
  const { relative, dateTime } = useFormats()
  return [
    {
      key: 'company',
      head: t('company'),
      card: 'title',
      cell: (row) => <span className={look('medium')}>{row.legal_name}</span>,
    },
    { key: 'category', head: t('category'), cell: (row) => row.category || NONE },
    { key: 'owner', head: t('owner'), cell: (row) => row.owner_name },
    { key: 'inviter', head: t('inviter'), cell: (row) => row.inviter },
    {
      key: 'date',
      head: t('date'),
      card: 'date',
      width: 140,
      cell: ({ date }) => (
        <time dateTime={date} title={dateTime(date)}>
          {relative(date)}
        </time>
      ),
    },
    {
      key: 'status',
      head: t('status'),
      card: 'chip',
      width: 130,
      cell: (row) => <StatusChip status={row.lastStatus} />,
    },
  ]
}

/** Accepts an application after confirmation, because this creates a vendor. */
function useAccept(onDone: () => void) {
  const t = useTexts(applicationTexts)
  const { act, busy, refusal, dismiss } = useAct(['vendor'])
  const accept = (row: VendorApplication) =>
    act({
      question: {
        title: t('sureAccept', { company: row.legal_name }),
        text: t('sureAcceptText', { owner: row.owner_name }),
        confirmLabel: t('accept'),
      },
      failed: t('failedAccept'),
      run: async () => {
        const { message } = await applicationMoves.accept(row)
        onDone()
        return message
      },
    })
  return { accept, busy, refusal, dismiss }
}

const isWaiting = ({ lastStatus }: VendorApplication) => lastStatus === 'Waiting'

/** The open application in its current state, with the possible actions. */
function Opened({ row, onClose }: { row: VendorApplication; onClose: () => void }) {
  const t = useTexts(applicationTexts)
  const { accept, busy, refusal, dismiss } = useAccept(onClose)
  const [isDeclining, setDeclining] = useState(false)
  if (isDeclining)
    return (
      <ReasonDialog
        of={row}
        title={t('declineTitle', { company: row.legal_name })}
        text={t('declineText', { email: row.owner_email })}
        submitLabel={t('decline')}
        may={isWaiting}
        run={applicationMoves.decline}
        refreshes={['vendor']}
        onClose={onClose}
      />
    )
  return (
    <ApplicationView
      row={row}
      onClose={onClose}
      notice={
        refusal && (
          <FailureNotice
            title={refusal.title}
            messages={[refusal.message]}
            next={refusal.next}
            onClose={dismiss}
          />
        )
      }
    >
      {isWaiting(row) && (
        <>
          <Button variant="default" disabled={busy} onClick={() => setDeclining(true)}>
            {t('decline')}
          </Button>
          <Button loading={busy} onClick={() => void accept(row)}>
            {t('accept')}
          </Button>
        </>
      )}
    </ApplicationView>
  )
}

/** `/provider/applications`: applications of invited vendors. */
export default function ApplicationsScreen() {
  const t = useTexts(applicationTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/applications' })
  const { tab = 'waiting', skip = 0, limit = PAGE_SIZE } = address
  const query = useApplications({
    ...(tab === 'waiting' && { status: 'Waiting' as const }),
    skip,
    limit,
  })
  const waiting = useWaitingApplications().data
  const columns = useColumns()
  const [opened, setOpened] = useState<VendorApplication | null>(null)
  const go = useCallback(
    (next: ApplicationsSearch) =>
      void navigate({
        to: '/provider/applications',
        search: (before) => ({ ...before, skip: undefined, ...next }) as ApplicationsSearch,
      }),
    [navigate],
  )
  const newest = query.data?.rows.find((row) => row._id === opened?._id) ?? opened
  return (
    <>
      <PageHead title={t('name')} text={t('help')} />
      <StageTabs
        label={t('show')}
        chosen={tab}
        stages={APPLICATION_TABS.map((key) => ({
          key,
          label: t(key),
          count: key === 'waiting' ? waiting : null,
        }))}
        onTurn={(next) => go({ tab: next })}
      >
        <ListScreen<VendorApplication>
          query={query}
          address={address}
          go={go}
          label={`${t('name')}: ${t(tab)}`}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={(row) => row.legal_name}
          onRow={setOpened}
          none={
            <EmptyState
              icon={<IconUserPlus size={22} />}
              text={t(tab === 'waiting' ? 'noneWaiting' : 'none')}
              helper={t('noneHelp')}
            />
          }
        />
      </StageTabs>
      {newest && <Opened key={newest._id} row={newest} onClose={() => setOpened(null)} />}
    </>
  )
}
