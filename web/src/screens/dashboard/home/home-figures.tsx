import { UNPAID } from '@pasok/domain/invoices/invoices.list.topics'
import type { Feature } from '@pasok/domain/kernel/features'
import { homeFigureTexts } from '@pasok/domain/reports/reports.home.texts'
import type { OrderSums } from '@pasok/domain/reports/reports.model'
import type { LinkProps } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { useOrderSums } from '../../../features/reports/home.queries'
import type { Counted } from '../../../features/reports/use-counted'
import { useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { rowsOf } from './rows-of'
import { FigureCard, FigureCards } from '../shared/figures/figure-card'

interface Card {
  key: keyof OrderSums
  /** Who reads such documents; others have no such card. */
  feature: Feature
  of: Counted
  link: LinkProps
}

/** The four cards (Spec 2 §2), each leading to its documents. */
const CARDS: readonly Card[] = [
  {
    key: 'account_payable',
    feature: 'invoices.read',
    of: 'invoice',
    link: { to: '/dashboard/finance/invoice', search: { by: 'lastStatus', value: UNPAID } },
  },
  {
    key: 'total_purchases',
    feature: 'orders.read',
    of: 'order',
    link: rowsOf('total_purchases'),
  },
  {
    key: 'total_pr',
    feature: 'requests.read',
    of: 'request',
    link: { to: '/dashboard/purchase-requests' },
  },
  {
    key: 'active_po',
    feature: 'orders.read',
    of: 'order',
    link: rowsOf('active_po'),
  },
]

/** What the company's documents come to, of those that this person's role reads. */
export function HomeFigures() {
  const t = useTexts(homeFigureTexts)
  const { features } = useSession()
  const cards = CARDS.filter(({ feature }) => features.includes(feature))
  if (cards.length === 0) return null
  return <Figures cards={cards} label={t('figures')} />
}

function Figures({ cards, label }: { cards: readonly Card[]; label: string }) {
  const t = useTexts(homeFigureTexts)
  const orders = useOrderSums()
  const figures = (
    <FigureCards label={label}>
      {cards.map(({ key, of, link }) => (
        <FigureCard
          key={key}
          label={t(key)}
          value={orders.data?.[key] ?? undefined}
          of={of}
          link={link}
        />
      ))}
    </FigureCards>
  )
  if (!orders.isError || orders.data) return figures
  return (
    <LoadError
      error={orders.error}
      busy={orders.isFetching}
      onRetry={() => void orders.refetch()}
      inPlaceOf={figures}
    />
  )
}
