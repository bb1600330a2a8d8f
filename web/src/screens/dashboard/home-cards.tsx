import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { flatMenu, menuOf } from '../../lib/menu'
import { useSession } from '../../lib/session'
import { useTexts } from '../../lib/texts'
import { PageHead } from '../../ui/page-head'
import { DoorCards } from './shared/door-cards'

/** A welcome, and the doors that this person's role opens. */
export function HomeCards() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const entries = flatMenu(menuOf(session)).filter(({ path }) => path !== '/dashboard')
  return (
    <>
      <PageHead
        title={`${t('welcome')} ${session.fullname}`}
        text={t('homeAs', { role: session.role.name, company: session.buyer_name })}
      />
      <DoorCards entries={entries} />
    </>
  )
}
