import type { BuyerGroup } from '@pasok/domain/vendors/relations/relations.constants'
import type { RelatedBuyer } from '@pasok/domain/vendors/relations/relations.model'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import { StatusChip } from '../../../documents/status-chip'
import { count, NONE, percent, useFormats } from '../../../lib/format'

import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

interface Terms {
  discount: number | null
  days: number | null
  down: number | null
}

/** Returns a function that formats terms: `12,5% · 30 days · 20% down`. */
function useTermWords(): (terms: Terms) => string {
  const t = useTexts(buyersTexts)
  return ({ discount, days, down }) =>
    [
      discount === null ? t('noDiscount') : percent(discount),
      days === null ? t('noTerm') : t('days', { days }),
      ...(down === null ? [] : [t('downOf', { percent: percent(down) })]),
    ].join(' · ')
}

const WHEN = {
  waiting: 'askedAt',
  active: 'activeSince',
  ended: 'endedAt',
} as const satisfies Record<BuyerGroup, keyof typeof buyersTexts>

/** Returns when a buyer reached its group, in ISO 8601. */
const momentOf = (row: RelatedBuyer, group: BuyerGroup) =>
  group === 'waiting'
    ? row.requested_at
    : ((group === 'active' ? row.answered_at : (row.ended_at ?? row.answered_at)) ??
      row.requested_at)

export function useBuyerColumns(group: BuyerGroup): Column<RelatedBuyer>[] {
  const t = useTexts(buyersTexts)
  const words = useTermWords()
  const { relative, dateTime } = useFormats()
  const formatRequested = ({ asked }: RelatedBuyer) =>
    [asked.initial_discount, asked.payment_term, asked.down_payment].every((one) => one === null)
      ? t('nothingAsked')
      : words({
          discount: asked.initial_discount,
          days: asked.payment_term?.value ?? null,
          down: asked.down_payment,
        })
  const gets = (row: RelatedBuyer) =>
    words({ discount: row.initial_discount, days: row.payment_term, down: row.down_payment })
  const state: Column<RelatedBuyer> = {
    key: 'status',
    head: t('status'),
    card: 'chip',
    cell: (row) => <StatusChip status={row.stage} />,
  }
  const specials: Column<RelatedBuyer> = {
    key: 'specials',
    head: t('specials'),
    align: 'right',
    cell: (row) => count(row.discounts),
  }
  return [
    {
      key: 'company',
      head: t('company'),
      card: 'title',
      cell: (row) => <span className={look('medium')}>{row.legal_name}</span>,
    },
    { key: 'code', head: t('code'), cell: (row) => row.company_code },
    { key: 'city', head: t('city'), cell: (row) => row.city || NONE },
    ...(group === 'active'
      ? [{ key: 'terms', head: t('grants'), cell: gets }, specials]
      : [{ key: 'terms', head: t('asks'), cell: formatRequested }]),
    ...(group === 'ended' ? [state] : []),
    {
      key: 'when',
      head: t(WHEN[group]),
      card: 'date',
      align: 'right',
      cell: (row) => {
        const at = momentOf(row, group)
        return (
          <time dateTime={at} title={dateTime(at)} className={look('nowrap')}>
            {relative(at)}
          </time>
        )
      },
    },
  ]
}
