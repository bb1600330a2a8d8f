import { Box } from '@mantine/core'
import { percent } from '@pasok/domain/kernel/figures'
import { UNPAID } from '@pasok/domain/invoices/invoices.list.topics'
import { homeFigureTexts } from '@pasok/domain/reports/reports.home.texts'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { useInvoiceSums } from '../../../features/reports/home.queries'
import { useCounted } from '../../../features/reports/use-counted'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import classes from './invoice-shares.module.css'
import { look } from '../../../ui/look'

const SHARES = [
  { key: 'unpaid', status: UNPAID },
  { key: 'paid', status: 'Paid' },
] as const

const GROUNDS = { unpaid: classes.unpaid, paid: look('bar') } as const

/** The two statistic cards (Spec 2 §2): what of all invoices is paid and what isn't, as parts of one bar. */
export function InvoiceShares() {
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
        className={`${classes.bar} ${look('flex', 'gap-2', 'rounded-xl', 'overflow-hidden')}`}
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
