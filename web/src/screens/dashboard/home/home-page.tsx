import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { flatMenu, menuOf } from '../../../lib/menu'
import { useCan, useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { DoorCards } from '../shared/door-cards'
import { NewRequestButtons } from '../shared/new-request-buttons'
import { DutyList, useHasDuties } from './duty-list'
import { HomeFigures } from './home-figures'
import { InvoiceShares } from './invoice-shares'
import classes from './home-page.module.css'
import { look } from '../../../ui/look'

/** A welcome, what it all comes to, what waits, and, for a role that nothing waits for, the screens that it opens. */
export function HomePage() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const canCreate = useCan('requests.create')
  const entries = flatMenu(menuOf(session)).filter(({ path }) => path !== '/dashboard')
  const hasDuties = useHasDuties()
  return (
    <>
      <PageHead
        title={`${t('welcome')} ${session.fullname}`}
        text={t('homeAs', { role: session.role.name, company: session.buyer_name })}
        actions={
          canCreate ? (
            <div
              className={`${classes.create} ${look('flex', 'wrap', 'gap-xs', 'max-w-full', 'phone-w-full', 'wrapping-buttons')}`}
            >
              <NewRequestButtons />
            </div>
          ) : undefined
        }
      />
      <HomeFigures />
      {hasDuties ? (
        <DutyList beside={<InvoiceShares />} />
      ) : (
        <>
          <InvoiceShares />
          <DoorCards entries={entries} />
        </>
      )}
    </>
  )
}
