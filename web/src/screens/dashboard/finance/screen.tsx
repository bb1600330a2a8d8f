import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { IconArrowRight, IconCash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isGroup, menuEntriesOf, type MenuEntry } from '../../../lib/menu'
import { useCan, useSession } from '../../../lib/session'
import { useTexts, useTx } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { MenuIcon } from '../../../ui/menu-icon'
import { PageHead } from '../../../ui/page-head'
import classes from './screen.module.css'
import { look } from '../../../ui/look'

/** `/dashboard/finance`: the coming-soon text (Spec 2 §2) and links to the existing screens. */
export default function FinanceScreen() {
  const t = useTexts(invoiceTexts)
  const group = menuEntriesOf(useSession())
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
      <ul className={`${classes.cards} ${look('grid', 'gap-sm')}`}>
        {group?.children.map((entry) => (
          <ScreenCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  )
}

function ScreenCard({ entry }: { entry: MenuEntry }) {
  const t = useTexts(invoiceTexts)
  const tx = useTx()
  const canPay = useCan('invoices.pay')
  const isPayment = entry.path === '/dashboard/finance/payment'
  return (
    <li
      className={`${classes.card} ${look('relative', 'grid', 'p-sm-md', 'frame', 'hover-border')}`}
    >
      <span className={`${classes.icon} ${look('centered', 'on-teal', 'rounded-md')}`}>
        <MenuIcon name={entry.icon} />
      </span>
      <h2 className={look('text-md', 'semibold')}>
        <Link
          to={entry.path}
          className={look('stretched', 'rounded-md', 'color-inherit', 'no-underline')}
        >
          {tx(entry.name)}
        </Link>
      </h2>
      <p className={`${classes.line} ${look('dimmed', 'mt-2')}`}>
        {t(isPayment ? 'paymentsHelp' : canPay ? 'payInvoicesHelp' : 'readInvoicesHelp')}
      </p>
      <IconArrowRight
        size={18}
        stroke={1.75}
        className={`${classes.arrow} ${look('dimmed')}`}
        aria-hidden
      />
    </li>
  )
}
