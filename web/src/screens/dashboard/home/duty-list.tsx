import { UNPAID } from '@pasok/domain/invoices/invoices.list.topics'
import { dayIn, daysAfter } from '@pasok/domain/kernel/calendar'
import { DUE_WITHIN_DAYS, DUTY_FEATURES } from '@pasok/domain/reports/reports.duties'
import { dutyTexts, homeFigureTexts, oneDutyTexts } from '@pasok/domain/reports/reports.home.texts'
import type { Duty, DutyCount } from '@pasok/domain/reports/reports.model'
import { OWN_DRAFTS, OWN_REJECTED, TO_DECIDE } from '@pasok/domain/requests/requests.list.topics'
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { useCompanyClock } from '../../../features/reports/use-company-clock'
import { useDuties } from '../../../features/reports/home.queries'
import { count as formatCount } from '../../../lib/format'
import { useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { Money } from '../../../ui/money'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { rowsOf } from './rows-of'
import classes from './duty-list.module.css'
import { look } from '../../../ui/look'

const requestsIn = (value: string): LinkProps => ({
  to: '/dashboard/purchase-requests',
  search: { by: 'lastStatus', value },
})

/** Invoices in a status, due in these days. */
const dueIn = (
  status: 'Ready to Payment' | typeof UNPAID,
  from: string,
  to: string,
): LinkProps => ({
  to: '/dashboard/finance/invoice',
  search: { by: 'date', from, to, status },
})

/** Earlier than anything was due. */
const EVER = '2000-01-01'

/** Where each is done, seen from a moment in a time zone. */
const placesAt = (now: Date, zone: string): Readonly<Record<Duty, LinkProps>> => ({
  'requests-to-approve': requestsIn(TO_DECIDE),
  'drafts-to-submit': requestsIn(OWN_DRAFTS),
  'requests-rejected': requestsIn(OWN_REJECTED),
  'down-payments-to-pay': rowsOf('down-payments-to-pay'),
  'items-to-decide': rowsOf('items-to-decide'),
  'deliveries-late': rowsOf('deliveries-late'),
  'receipts-to-enter': { to: '/dashboard/purchase-orders', search: { status: 'Shipped' } },
  'receipts-to-correct': { to: '/dashboard/good-receipt-note', search: { status: 'Rejected' } },
  'invoices-overdue': dueIn(UNPAID, EVER, dayIn(daysAfter(now, -1, zone), zone)),
  'invoices-due': dueIn(
    'Ready to Payment',
    dayIn(now, zone),
    dayIn(daysAfter(now, DUE_WITHIN_DAYS, zone), zone),
  ),
  'proofs-to-send': {
    to: '/dashboard/finance/payment',
    search: { status: 'Waiting Payment', kind: 'Manual Bank Transfer' },
  },
})

/** Whether anything can wait for this person at all. */
export function useHasDuties(): boolean {
  const { features } = useSession()
  return Object.values(DUTY_FEATURES).some((feature) => features.includes(feature))
}

/** What should have happened already; its count is red. */
const LATE: readonly Duty[] = ['invoices-overdue', 'deliveries-late']

/** In the order of a working day, each a link to its list. */
export function DutyList() {
  const t = useTexts(homeFigureTexts)
  const duties = useDuties()
  const isComing = duties.data === undefined && !duties.isError
  return (
    <section aria-labelledby="duties">
      <h2 id="duties" className={look('text-lg', 'semibold', 'mb-sm')}>
        {t('waits')}
      </h2>
      {isComing && <SkeletonRows rows={3} height={48} />}
      {duties.isError && !duties.data && (
        <LoadError
          error={duties.error}
          busy={duties.isFetching}
          onRetry={() => void duties.refetch()}
        />
      )}
      {duties.data && <Waiting duties={duties.data} />}
    </section>
  )
}

function Waiting({ duties }: { duties: readonly DutyCount[] }) {
  const t = useTexts(homeFigureTexts)
  const [names, name] = [useTexts(dutyTexts), useTexts(oneDutyTexts)]
  const { now, zone } = useCompanyClock()
  const places = placesAt(now, zone)
  if (duties.length === 0)
    return (
      <EmptyState
        icon={<IconCircleCheck size={22} />}
        text={t('nothingWaits')}
        helper={t('nothingWaitsHelp')}
      />
    )
  return (
    <ul className={look('frame', 'divided')}>
      {duties.map(({ duty, count, totalAmount }) => (
        <li key={duty}>
          <Link
            {...places[duty]}
            className={`${classes.duty} ${look('row', 'gap-sm', 'p-xs-md', 'hover', 'focus-inside', 'phone-gap-xs', 'phone-p-xs-sm')}`}
          >
            <span
              className={`${classes.count} ${look('flex-none', 'semibold', 'tabular', 'text-center', 'rounded-xl', LATE.includes(duty) ? 'on-red' : 'on-teal')}`}
            >
              {formatCount(count)}
            </span>{' '}
            <span className={look('grow')}>{(count === 1 ? name : names)(duty)}</span>{' '}
            {totalAmount !== null && <Money amount={totalAmount} />}
            <IconChevronRight size={16} className={look('flex-none', 'dimmed')} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
