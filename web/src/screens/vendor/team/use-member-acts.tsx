import type { VendorMember } from '@pasok/domain/vendors/vendors.team.model'
import { vendorTeamTexts } from '@pasok/domain/vendors/vendors.team.texts'
import { IconBan, IconCrown, IconMail, IconPencil, IconPlayerPlay } from '@tabler/icons-react'
import { useAct } from '../../../documents/use-act'
import { useMemberCalls } from '../../../features/vendors/team.queries'
import { call } from '../../../lib/api'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'

/** What the owner does with somebody: asked first, done, told; a refusal stays until put away. */
export function useMemberActs() {
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
  const handOver = ({ _id, fullname: name }: VendorMember) =>
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
        await call('askPasswordReset', { params: { email } })
        return t('resetSent', { email })
      },
    })
  return { deactivate, activate, handOver, sendReset, busy, refusal, dismiss }
}

type Acts = ReturnType<typeof useMemberActs>

/** What may be done with somebody, as the server said it. */
export function useMemberActions(acts: Acts, onEdit: (member: VendorMember) => void) {
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
        onSelect: () => void acts.handOver(member),
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
