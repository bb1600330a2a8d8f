import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { flatMenu, menuOf } from '../../../lib/menu'
import { useCan, useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { DoorCards } from '../shared/door-cards'
import { NewRequestButtons } from '../shared/new-request-buttons'
import { DutyList, useHasDuties } from './duty-list'
import { FirstSteps } from './first-steps'
import { HomeFigures } from './home-figures'
import { InvoiceShares } from './invoice-shares'
import { MonthSpend } from './month-spend'
import { RecentDocuments } from './recent-documents'
import classes from './home-page.module.css'
import { look } from '../../../ui/look'

/**
 * The home: the company's figures; first steps, to-dos and the user's documents beside spending and
 * invoices. A role without to-dos sees the screens that it may open.
 */
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
      <div className={`${classes.columns} ${look('stack', 'gap-lg', 'mb-lg')}`}>
        <div className={`${classes.main} ${look('stack', 'gap-lg', 'min-w-0')}`}>
          <FirstSteps />
          {hasDuties ? <DutyList /> : <DoorCards entries={entries} />}
          <RecentDocuments />
        </div>
        <div className={`${classes.side} ${look('stack', 'gap-lg', 'min-w-0')}`}>
          <MonthSpend />
          <InvoiceShares />
        </div>
      </div>
    </>
  )
}
