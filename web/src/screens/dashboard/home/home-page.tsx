import { Box } from '@mantine/core'
import { UNPAID } from '@pasok/domain/invoices/invoices.list.topics'
import type { Feature } from '@pasok/domain/kernel/features'
import { percent } from '@pasok/domain/kernel/figures'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { homeFigureTexts, monthSpendTexts } from '@pasok/domain/reports/reports.home.texts'
import type { OrderSums } from '@pasok/domain/reports/reports.model'
import type { MonthSpend as Spend } from '@pasok/domain/reports/reports.overview'
import { Link, type LinkProps } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { changeOf, type Counted, useCounted } from '../../../features/reports/report-range'
import { useInvoiceSums, useMonthSpend, useOrderSums } from '../../../features/reports/home.queries'

import { useCan, useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { Money } from '../../../ui/money'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { FigureCard, FigureCards } from '../shared/figures/figure-card'
import { NewRequestButtons } from '../shared/new-request-buttons'
import { TodoList, FirstSteps, RecentDocuments, useAreListsReady } from './home-lists'
import classes from './home-page.module.css'
import { rowsOf } from './figure-link'

/** Purchases of this month and of last month up to the same day, for users who may read reports. */
function MonthSpend() {
  return useCan('reports.read') ? <Month /> : null
}

function Month() {
  const t = useTexts(monthSpendTexts)
  const { data, isError, error, isFetching, refetch } = useMonthSpend()
  return (
    <section aria-labelledby="month-spend">
      <h2 id="month-spend" className={look('text-lg', 'semibold', 'mb-sm')}>
        <Link
          to="/dashboard/report-charts"
          className={look('color-inherit', 'no-underline', 'hover-accent')}
        >
          {t('title')}
        </Link>
      </h2>
      {data ? (
        <Trend spend={data} />
      ) : isError ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={1} height={128} />
      )}
    </section>
  )
}

function Trend({ spend }: { spend: Spend }) {
  const t = useTexts(monthSpendTexts)
  const [now, then] = [spend.now.totalAmount, spend.before.totalAmount]
  const change = changeOf(now, then)
  const bars = [
    { key: 'thisMonth', amount: now, ground: look('bar') },
    { key: 'lastMonth', amount: then, ground: look('bar-before') },
  ] as const
  return (
    <div className={look('card', 'stack', 'gap-sm')}>
      <p>
        {now === 0
          ? t('nothing')
          : then === 0
            ? t('none')
            : now === then
              ? t('same')
              : t(change.text, change)}
      </p>
      {bars.map(({ key, amount, ground }) => (
        <div key={key} className={look('stack', 'gap-6')}>
          <span className={look('row', 'wrap', 'justify-between', 'gap-4-xs')}>
            <span className={look('quiet', 'tiny')}>{t(key)}</span>
            <Money amount={amount} strong={key === 'thisMonth'} />
          </span>
          <div
            className={`${classes.bar} ${look('flex', 'rounded-xl', 'overflow-hidden')}`}
            aria-hidden
          >
            <span
              className={ground}
              style={{ width: `${(amount / Math.max(now, then, 1)) * 100}%` }}
            />
          </div>
        </div>
      ))}
    </div>
  )
}

const SHARES = [
  { key: 'unpaid', status: UNPAID },
  { key: 'paid', status: 'Paid' },
] as const

const GROUNDS = { unpaid: classes.unpaid, paid: look('bar') } as const

/** The two statistic cards (Spec 2 §2): paid and unpaid invoices as parts of one bar. */
function InvoiceShares() {
  const t = useTexts(homeFigureTexts)
  if (!useCan('invoices.read')) return null
  return (
    <section aria-labelledby="invoices">
      <h2 id="invoices" className={look('text-lg', 'semibold', 'mb-sm')}>
        {t('invoices')}
      </h2>
      <Shares />
    </section>
  )
}

function Shares() {
  const t = useTexts(homeFigureTexts)
  const counted = useCounted()
  const { data, isError, error, isFetching, refetch } = useInvoiceSums()
  const all = SHARES.reduce((sum, { key }) => sum + (data?.[key]?.totalAmount ?? 0), 0)
  const shares = (
    <div className={look('card')} aria-busy={data === undefined}>
      <div
        className={`${classes.bar} ${look('flex', 'gap-2', 'mb-sm', 'rounded-xl', 'overflow-hidden')}`}
        aria-hidden
      >
        {SHARES.map(({ key }) => (
          <span
            key={key}
            className={GROUNDS[key]}
            style={{ flexGrow: data?.[key]?.totalAmount ?? 0 }}
          />
        ))}
      </div>
      <ul>
        {SHARES.map(({ key, status }) => {
          const sum = data?.[key]
          return (
            <li
              key={key}
              className={`${classes.row} ${look('relative', 'row', 'wrap', 'touch', 'py-4')}`}
            >
              <span className={`${classes.mark} ${GROUNDS[key]}`} aria-hidden />
              <Link
                to="/dashboard/finance/invoice"
                search={{ by: 'lastStatus', value: status }}
                className={`${classes.link} ${look('stretched', 'color-inherit', 'no-underline', 'hover-accent')}`}
              >
                {t(key)}
              </Link>
              <span className={look('min-h-line')}>
                {sum && <Money amount={sum.totalAmount} strong />}
              </span>
              <Box
                component="span"
                pl="md"
                className={look('own-line', 'min-h-line', 'quiet', 'tiny')}
              >
                {sum &&
                  [
                    counted(sum.count, 'invoice'),
                    ...(all > 0 ? [percent(Math.round((sum.totalAmount / all) * 100))] : []),
                  ].join(' · ')}
              </Box>
            </li>
          )
        })}
      </ul>
    </div>
  )
  if (!isError || data) return shares
  return (
    <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} inPlaceOf={shares} />
  )
}

interface Card {
  key: keyof OrderSums
  /** Feature that is required to see the card. */
  feature: Feature
  of: Counted
  link: LinkProps
}

/** The four cards (Spec 2 §2), each linking to its documents. */
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

/** Totals of the company's documents, limited to the documents that the user may read. */
function HomeFigures() {
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

/** Home page: figures, first steps, to-dos and recent documents, invoices and spending. */
export function HomePage() {
  const t = useTexts(shellTexts)
  const session = useSession()
  const canCreate = useCan('requests.create')
  const isReady = useAreListsReady()
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
      {isReady ? (
        <div className={`${classes.columns} ${look('stack', 'gap-lg', 'mb-lg')}`}>
          <div className={`${classes.main} ${look('stack', 'gap-lg', 'min-w-0')}`}>
            <FirstSteps />
            <TodoList />
            <RecentDocuments />
          </div>
          <div className={`${classes.side} ${look('stack', 'gap-lg', 'min-w-0')}`}>
            <InvoiceShares />
            <MonthSpend />
          </div>
        </div>
      ) : (
        <SkeletonRows rows={9} height={48} />
      )}
    </>
  )
}
