import { recentTexts } from '@pasok/domain/reports/reports.home.texts'
import type { RecentDocument } from '@pasok/domain/reports/reports.model'
import { Link, type LinkProps } from '@tanstack/react-router'
import { StatusChip } from '../../../documents/status-chip'
import { useRecentDocuments } from '../../../features/reports/home.queries'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import classes from './duty-list.module.css'
import { look } from '../../../ui/look'

const placeOf = ({ kind, code }: RecentDocument): LinkProps =>
  ({
    request: {
      to: '/dashboard/purchase-requests',
      search: { page: 'detail', id: code },
    } satisfies LinkProps,
    order: {
      to: '/dashboard/purchase-orders',
      search: { page: 'detail', id: code },
    } satisfies LinkProps,
    invoice: {
      to: '/dashboard/finance/invoice',
      search: { page: 'summary', id: code },
    } satisfies LinkProps,
  })[kind]

/** The user's last requests, orders and invoices. Nothing without any: the to-dos matter more. */
export function RecentDocuments() {
  const t = useTexts(recentTexts)
  const { data = [] } = useRecentDocuments()
  if (data.length === 0) return null
  return (
    <section aria-labelledby="recent">
      <h2 id="recent" className={look('text-lg', 'semibold', 'mb-sm')}>
        {t('title')}
      </h2>
      <ul className={look('frame', 'divided')}>
        {data.map((document) => (
          <li key={document.code}>
            <Link
              {...placeOf(document)}
              className={`${classes.duty} ${look('row', 'wrap', 'gap-sm', 'p-xs-md', 'hover', 'focus-inside', 'phone-gap-xs', 'phone-p-xs-sm')}`}
            >
              <span className={look('grow', 'min-w-0')}>
                <span className={look('medium', 'break-anywhere')}>{document.code}</span>{' '}
                <span className={look('quiet', 'tiny')}>{t(document.kind)}</span>
              </span>{' '}
              <StatusChip status={document.lastStatus} /> <Money amount={document.total} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
