import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconHourglass } from '@tabler/icons-react'
import { useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { PageHead } from '../../ui/page-head'

/** The only screen of a company that is not verified yet (Spec 1 §4). */
export function WaitingNote() {
  const t = useTexts(shellTexts)
  const { fullname, buyer_name } = useSession()
  return (
    <>
      <PageHead title={`${t('welcome')} ${fullname}`} />
      <EmptyState
        icon={<IconHourglass size={22} stroke={1.75} />}
        text={t('waitingText', { company: buyer_name })}
        helper={t('waitingHelp')}
      />
    </>
  )
}
