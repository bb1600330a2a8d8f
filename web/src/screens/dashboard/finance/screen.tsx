import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { IconCash } from '@tabler/icons-react'
import { isGroup, menuOf } from '../../../lib/menu'
import { useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { DoorCards } from '../shared/door-cards'

/** `/dashboard/finance`: a coming-soon text (Spec 2 §2), and what there is already below it. */
export default function FinanceScreen() {
  const t = useTexts(invoiceTexts)
  const group = menuOf(useSession())
    .filter(isGroup)
    .find(({ id }) => id === 'finance')
  return (
    <>
      <PageHead title={t('finance')} />
      <EmptyState
        icon={<IconCash size={22} />}
        text={t('comingSoon')}
        helper={group ? t('comingSoonHelp') : undefined}
      />
      <DoorCards entries={group?.children ?? []} />
    </>
  )
}
