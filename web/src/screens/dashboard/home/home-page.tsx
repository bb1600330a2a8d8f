import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useCan, useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { NewRequestButtons } from '../shared/new-request-buttons'
import { HomeFigures } from './home-figures'
import { DutyList, FirstSteps, RecentDocuments } from './home-lists'
import { InvoiceShares, MonthSpend } from './spending'
import classes from './home-page.module.css'
import { look } from '../../../ui/look'

/** The home: the company's figures; first steps, to-dos and recent documents beside spending and invoices. */
export function HomePage() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const canCreate = useCan('requests.create')
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
          <DutyList />
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
