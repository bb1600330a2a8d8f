import { invitationTexts } from '@pasok/domain/team/team.invitations.texts'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { InvitationList } from './invitation-list'
import { SendForm } from './send-form'

/** Spec 2 §2, `/dashboard/invitation`. */
export default function InvitationScreen() {
  const t = useTexts(invitationTexts)
  return (
    <>
      <PageHead title={t('heading')} text={t('headingText')} />
      <SendForm />
      <InvitationList />
    </>
  )
}
