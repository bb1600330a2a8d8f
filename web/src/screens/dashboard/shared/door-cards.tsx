import type { Feature } from '@pasok/domain/kernel/features'
import { homeTexts } from '@pasok/domain/kernel/home.texts'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { MenuEntry } from '../../../lib/menu'
import type { ScreenPath } from '../../../lib/screen-paths'
import { useSession } from '../../../lib/session'
import { useTexts, useTx } from '../../../lib/texts'
import { MenuIcon } from '../../../ui/menu-icon'
import classes from './door-cards.module.css'
import { look } from '../../../ui/look'

type Line = keyof typeof homeTexts

/** What each screen is for; the first line whose feature the person has, else the last. */
const LINES = {
  '/dashboard': [],
  '/register/step': [],
  '/dashboard/products': [{ text: 'homeProducts' }],
  '/dashboard/vendor-list': [{ text: 'homeVendors' }],
  '/dashboard/purchase-requests': [
    { text: 'homeRequestsBoth', features: ['requests.create', 'requests.decide'] },
    { text: 'homeRequestsCreate', features: ['requests.create'] },
    { text: 'homeRequestsDecide', features: ['requests.decide'] },
    { text: 'homeRequestsRead' },
  ],
  '/dashboard/templates': [
    { text: 'homeTemplatesWrite', features: ['templates.create'] },
    { text: 'homeTemplates' },
  ],
  '/dashboard/purchase-orders': [{ text: 'homeOrders' }],
  '/dashboard/good-receipt-note': [
    { text: 'homeReceiptsEnter', features: ['receipts.create'] },
    { text: 'homeReceipts' },
  ],
  '/dashboard/finance': [{ text: 'homeFinance' }],
  '/dashboard/finance/invoice': [
    { text: 'homeInvoicesPay', features: ['invoices.pay'] },
    { text: 'homeInvoices' },
  ],
  '/dashboard/finance/payment': [{ text: 'homePayments' }],
  '/dashboard/message': [{ text: 'homeMessages' }],
  '/dashboard/report-charts': [{ text: 'homeReportCharts' }],
  '/dashboard/report-download': [{ text: 'homeReportDownload' }],
  '/dashboard/profile': [{ text: 'homeProfile' }],
  '/dashboard/teams': [{ text: 'homeTeams' }],
  '/dashboard/custom-role': [{ text: 'homeRoles' }],
  '/dashboard/department': [{ text: 'homeDepartments' }],
  '/dashboard/invitation': [{ text: 'homeInvitation' }],
  '/dashboard/setting': [{ text: 'homeSetting' }],
  '/dashboard/account': [{ text: 'homeAccount' }],
} as const satisfies Record<ScreenPath, readonly { text: Line; features?: readonly Feature[] }[]>

function lineOf(path: ScreenPath, held: readonly string[]): Line | undefined {
  const lines: readonly { text: Line; features?: readonly Feature[] }[] = LINES[path]
  return lines.find(({ features = [] }) => features.every((one) => held.includes(one)))?.text
}

/** Screens as cards, each with what it is for. */
export function DoorCards({ entries }: { entries: readonly MenuEntry[] }) {
  const { features } = useSession()
  return (
    <ul className={`${classes.cards} ${look('grid', 'gap-sm')}`}>
      {entries.map((entry) => (
        <DoorCard key={entry.id} entry={entry} line={lineOf(entry.path, features)} />
      ))}
    </ul>
  )
}

function DoorCard({ entry, line }: { entry: MenuEntry; line: Line | undefined }) {
  const t = useTexts(homeTexts)
  const tx = useTx()
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
      {line && <p className={`${classes.line} ${look('dimmed', 'mt-2')}`}>{t(line)}</p>}
      <IconArrowRight
        size={18}
        stroke={1.75}
        className={`${classes.arrow} ${look('dimmed')}`}
        aria-hidden
      />
    </li>
  )
}
