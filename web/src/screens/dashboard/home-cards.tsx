import type { Feature } from '@pasok/domain/kernel/permissions'
import { homeTexts } from '@pasok/domain/kernel/home.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { flatMenu, menuOf, type MenuEntry } from '../../lib/menu'
import { MenuIcon } from '../../ui/menu-icon'
import type { ScreenPath } from '../../lib/screen-paths'
import { useSession } from '../../lib/session'
import { useTexts, useTx } from '../../lib/texts'
import { PageHead } from '../../ui/page-head'
import classes from './home-cards.module.css'

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
  '/dashboard/profile': [{ text: 'homeProfile' }],
  '/dashboard/teams': [{ text: 'homeTeams' }],
  '/dashboard/custom-role': [{ text: 'homeRoles' }],
  '/dashboard/department': [{ text: 'homeDepartments' }],
  '/dashboard/account': [{ text: 'homeAccount' }],
} as const satisfies Record<ScreenPath, readonly { text: Line; features?: readonly Feature[] }[]>

function lineOf(path: ScreenPath, held: readonly string[]): Line | undefined {
  const lines: readonly { text: Line; features?: readonly Feature[] }[] = LINES[path]
  return lines.find(({ features = [] }) => features.every((one) => held.includes(one)))?.text
}

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
      <ul className={classes.cards}>
        {entries.map((entry) => (
          <HomeCard key={entry.id} entry={entry} line={lineOf(entry.path, session.features)} />
        ))}
      </ul>
    </>
  )
}

function HomeCard({ entry, line }: { entry: MenuEntry; line: Line | undefined }) {
  const t = useTexts(homeTexts)
  const tx = useTx()
  return (
    <li className={classes.card}>
      <span className={classes.icon}>
        <MenuIcon name={entry.icon} />
      </span>
      <h2 className={classes.name}>
        <Link to={entry.path} className={classes.link}>
          {tx(entry.name)}
        </Link>
      </h2>
      {line && <p className={classes.line}>{t(line)}</p>}
      <IconArrowRight size={18} stroke={1.75} className={classes.arrow} aria-hidden />
    </li>
  )
}
