import { Button, Text, Tooltip } from '@mantine/core'
import { usersScreenTexts } from '@pasok/domain/team/users/users.screen.texts'
import type { VendorMember } from '@pasok/domain/vendors/team/team.model'
import { vendorTeamTexts } from '@pasok/domain/vendors/team/team.texts'
import {
  IconBan,
  IconCircleCheck,
  IconCrown,
  IconMail,
  IconPencil,
  IconPlayerPlay,
  IconPlus,
  IconUsers,
} from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Chip } from '../../../documents/chip'
import { FailureNotice } from '../../../documents/failure-notice'
import { useAct } from '../../../documents/use-act'
import { WholeList } from '../../../documents/whole-list'
import { useMemberCalls, useVendorTeam } from '../../../features/vendors/team.queries'
import { call } from '../../../lib/api'
import { useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column, RowAction } from '../../../ui/data-table.types'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { PAGE_SIZES } from '../search-params'
import { MemberDialog } from './member-dialog'

/** The owner's actions on a vendor user, after confirmation; an error stays until dismissed. */
function useMemberActs() {
  const t = useTexts(vendorTeamTexts)
  const calls = useMemberCalls()
  const { act, busy, refusal, dismiss } = useAct()
  const deactivate = ({ _id, fullname: name }: VendorMember) =>
    act({
      question: {
        title: t('sureDeactivate', { name }),
        text: t('sureDeactivateText', { name }),
        confirmLabel: t('deactivate'),
        danger: true,
      },
      failed: t('failedStatus', { name }),
      run: () => calls.setStatus(_id, 'INACTIVE'),
    })
  const activate = ({ _id, fullname: name }: VendorMember) =>
    act({
      question: {
        title: t('sureActivate', { name }),
        text: t('sureActivateText', { name }),
        confirmLabel: t('activate'),
      },
      failed: t('failedStatus', { name }),
      run: () => calls.setStatus(_id, 'ACTIVE'),
    })
  const transfer = ({ _id, fullname: name }: VendorMember) =>
    act({
      question: {
        title: t('sureHandOver', { name }),
        text: t('sureHandOverText', { name }),
        confirmLabel: t('handOver'),
        danger: true,
      },
      failed: t('failedHandOver'),
      run: () => calls.handOver(_id),
    })
  const sendReset = ({ fullname: name, email }: VendorMember) =>
    act({
      failed: t('failedReset', { name }),
      run: async () => {
        await call('requestPasswordReset', { params: { email } })
        return t('resetSent', { email })
      },
    })
  return { deactivate, activate, transfer, sendReset, busy, refusal, dismiss }
}

type Acts = ReturnType<typeof useMemberActs>

function useMemberActions(acts: Acts, onEdit: (member: VendorMember) => void) {
  const t = useTexts(vendorTeamTexts)
  return (member: VendorMember): readonly RowAction[] => {
    const { actions } = member
    const all: (RowAction & { shown: boolean })[] = [
      {
        key: 'edit',
        label: t('edit'),
        icon: <IconPencil size={16} aria-hidden />,
        quick: true,
        onSelect: () => onEdit(member),
        shown: actions.edit,
      },
      {
        key: 'send-reset',
        label: t('sendReset'),
        icon: <IconMail size={16} aria-hidden />,
        disabled: acts.busy,
        onSelect: () => void acts.sendReset(member),
        shown: actions['send-reset'],
      },
      {
        key: 'hand-over',
        label: t('handOver'),
        icon: <IconCrown size={16} aria-hidden />,
        disabled: acts.busy,
        onSelect: () => void acts.transfer(member),
        shown: actions['hand-over'],
      },
      {
        key: 'activate',
        label: t('activate'),
        icon: <IconPlayerPlay size={16} aria-hidden />,
        disabled: acts.busy,
        onSelect: () => void acts.activate(member),
        shown: actions.activate,
      },
      {
        key: 'deactivate',
        label: t('deactivate'),
        icon: <IconBan size={16} aria-hidden />,
        danger: true,
        disabled: acts.busy,
        onSelect: () => void acts.deactivate(member),
        shown: actions.deactivate,
      },
    ]
    return all.filter(({ shown }) => shown)
  }
}

function StatusChip({ status }: Pick<VendorMember, 'status'>) {
  const t = useTexts(usersScreenTexts)
  const isActive = status === 'ACTIVE'
  const Icon = isActive ? IconCircleCheck : IconBan
  return (
    <Chip family={isActive ? 'green' : 'gray'} icon={Icon}>
      {t(isActive ? 'active' : 'inactive')}
    </Chip>
  )
}

function LastLogin({ at }: { at: string | null }) {
  const t = useTexts(vendorTeamTexts)
  const { relative, dateTime } = useFormats()
  if (at === null) return <span className={look('dimmed')}>{t('never')}</span>
  return (
    <Tooltip label={dateTime(at)}>
      <time dateTime={at}>{relative(at)}</time>
    </Tooltip>
  )
}

function useMemberColumns(): readonly Column<VendorMember>[] {
  const t = useTexts(vendorTeamTexts)
  return [
    {
      key: 'name',
      head: t('name'),
      cell: ({ fullname, isSelf }) => (
        <span className={look('medium', 'break-anywhere')}>
          {fullname}
          {isSelf && (
            <Text span ml="xs" size="xs" c="dimmed" fw={400}>
              {t('you')}
            </Text>
          )}
        </span>
      ),
      card: 'title',
    },
    {
      key: 'email',
      head: t('email'),
      cell: ({ email }) => <span className={look('break-anywhere')}>{email}</span>,
    },
    { key: 'role', head: t('role'), cell: ({ isOwner }) => t(isOwner ? 'owner' : 'member') },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status }) => <StatusChip status={status} />,
      width: 120,
      card: 'chip',
    },
    {
      key: 'login',
      head: t('lastLogin'),
      cell: ({ last_login_time: at }) => <LastLogin at={at} />,
      width: 170,
    },
  ]
}

/** `/vendor/team`: visible to all users of the vendor, managed by its owner. */
export default function VendorTeamScreen() {
  const t = useTexts(vendorTeamTexts)
  const navigate = useNavigate({ from: '/vendor/team' })
  const address = useSearch({ from: '/vendor/team' })
  const team = useVendorTeam()
  /** The user being edited; `new` for a new one. */
  const [edited, setEdited] = useState<VendorMember | 'new' | null>(null)
  const acts = useMemberActs()
  const { refusal } = acts
  const rowActions = useMemberActions(acts, setEdited)
  const columns = useMemberColumns()
  const owner = team.data?.find(({ isOwner }) => isOwner)
  const mayManage = owner?.isSelf === true
  // Reserves the button's space until the permissions are known, so that nothing moves.
  const isKnown = team.data !== undefined || team.isError
  const add = (mayManage || !isKnown) && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      style={{ visibility: isKnown ? 'visible' : 'hidden' }}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <PageHead
        title={t('heading')}
        count={team.data?.length}
        text={
          owner && !mayManage ? t('headingTextRead', { owner: owner.fullname }) : t('headingText')
        }
        actions={add}
      />
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={acts.dismiss}
        />
      )}
      <WholeList<VendorMember>
        query={team}
        label={t('list')}
        columns={() => columns}
        rowKey={({ _id }) => _id}
        rowName={({ fullname }) => fullname}
        {...(mayManage && { onRow: setEdited, rowActions })}
        searchLabel={t('search')}
        textsOf={({ fullname, email }) => [fullname, email]}
        address={address}
        go={(next) =>
          void navigate({ to: '/vendor/team', search: (before) => ({ ...before, ...next }) })
        }
        pageSizes={PAGE_SIZES}
        empty={<EmptyState icon={<IconUsers size={22} />} text={t('none')} action={add} />}
      />
      {edited !== null && (
        <MemberDialog
          member={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
