import type { Invitation } from '@pasok/domain/team/team.invitations.model'
import { invitationTexts } from '@pasok/domain/team/team.invitations.texts'
import { IconMailForward, IconMailOff } from '@tabler/icons-react'
import { useAct } from '../../../documents/use-act'
import { useInvitationActs } from '../../../features/team/invitations.queries'
import { useTexts } from '../../../lib/texts'
import type { RowAction } from '../../../ui/data-table.types'

/** What may be done with each; taking one back asks first. */
export function useActs() {
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
