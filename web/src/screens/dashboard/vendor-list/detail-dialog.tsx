import { Modal, Stack } from '@mantine/core'
import type { PreferredVendor } from '@pasok/domain/vendors/relations/relations.model'
import { relationTexts } from '@pasok/domain/vendors/relations/relations.texts'
import { Facts, type Fact } from '../../../documents/facts'
import { LoadError } from '../../../documents/load-error'
import { usePreferredVendor } from '../../../features/catalog/relations.queries'
import { count, NONE, percent, useFormats } from '../../../lib/format'

import { useTexts } from '../../../lib/texts'
import { useFocusReturn } from '../../../ui/focus-return'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { RelationStatus } from '../../../features/vendors/relation-status'
import { look } from '../../../ui/look'

type Terms = Pick<PreferredVendor, 'initial_discount' | 'payment_term' | 'down_payment'>

/** Text for a missing payment term or down payment. */
interface TermFactsProps {
  terms: Terms
  noTerm: string
  noDown: string
}

function TermFacts({ terms, noTerm, noDown }: TermFactsProps) {
  const t = useTexts(relationTexts)
  const { initial_discount: discount, payment_term: term, down_payment: down } = terms
  return (
    <Facts
      facts={[
        { label: t('discount'), value: discount === null ? t('notGiven') : percent(discount) },
        { label: t('term'), value: term ? t('days', { days: term.value }) : noTerm },
        { label: t('down'), value: down === null ? noDown : percent(down) },
      ]}
    />
  )
}

/** Returns the relation's events: requested, answered, ended; with user, date and reason. */
function useCourse(row: PreferredVendor): Fact[] {
  const t = useTexts(relationTexts)
  const { dateTime } = useFormats()
  const bylineOf = (name: string, at: string) =>
    name === '' ? dateTime(at) : t('byAt', { name, at: dateTime(at) })
  return [
    { label: t('askedBy'), value: bylineOf(row.requested_by, row.requested_at) },
    ...(row.answered_at
      ? [{ label: t('answeredBy'), value: bylineOf(row.answered_by, row.answered_at) }]
      : []),
    ...(row.ended_at ? [{ label: t('endedBy'), value: bylineOf(row.ended_by, row.ended_at) }] : []),
    ...(row.reason === '' ? [] : [{ label: t('reason'), value: row.reason }]),
  ]
}

function Specials({ row }: { row: PreferredVendor }) {
  const t = useTexts(relationTexts)
  if (row.product.length === 0) return <p className={look('dimmed')}>{t('noSpecials')}</p>
  return (
    <div className={look('border', 'rounded-md')}>
      <table className={look('table')}>
        <thead>
          <tr>
            <th scope="col" className={look('p-6-sm')}>
              {t('product')}
            </th>
            <th scope="col" className={look('p-6-sm', 'text-right')}>
              {t('special')}
            </th>
          </tr>
        </thead>
        <tbody>
          {row.product.map((one) => (
            <tr key={one.product_id} className={look('border-t')}>
              <td className={look('p-6-sm')}>
                {one.product_name}
                <span className={look('block', 'dimmed', 'text-xs')}>{one.SKU}</span>
              </td>
              <td className={look('p-6-sm', 'align-top', 'text-right', 'tabular')}>
                {percent(one.discount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Relation({ row }: { row: PreferredVendor }) {
  const t = useTexts(relationTexts)
  const course = useCourse(row)
  const isActive = row.stage === 'Active'
  const many = isActive && row.product_count > 0
  return (
    <Stack gap="md">
      <div className={look('flex')}>
        <RelationStatus row={row} />
      </div>
      {!row.vendor_active && <p className={look('dimmed')}>{t('vendorInactive')}</p>}
      <Facts
        facts={[
          { label: t('code'), value: row.company_code },
          { label: t('address'), value: row.address || NONE },
        ]}
      />
      <div className={look('grid', 'two-columns', 'gap-md', 'phone-one-column')}>
        <section>
          <h3 className={look('text-md', 'semibold', 'mb-xs')}>{t('asked')}</h3>
          <TermFacts terms={row.asked} noTerm={t('notGiven')} noDown={t('notGiven')} />
        </section>
        <section>
          <h3 className={look('text-md', 'semibold', 'mb-xs')}>{t('granted')}</h3>
          {isActive ? (
            <TermFacts terms={row} noTerm={t('vendorsOwn')} noDown={t('vendorsUsual')} />
          ) : (
            <p className={look('dimmed')}>{t('notYet')}</p>
          )}
        </section>
      </div>
      {isActive && (
        <section>
          <h3 className={look('text-md', 'semibold', 'mb-xs')}>
            {t('specials')}
            {many && ` · ${t('specialsCount', { count: count(row.product_count) })}`}
          </h3>
          <Specials row={row} />
        </section>
      )}
      <section>
        <h3 className={look('text-md', 'semibold', 'mb-xs')}>{t('course')}</h3>
        <Facts facts={course} />
      </section>
    </Stack>
  )
}

interface DetailDialogProps {
  vendorId: string
  name: string | undefined
  onClose: () => void
}

/** Details of a preferred vendor: requested and granted terms, and history (Spec 2 §2). */
export function DetailDialog({ vendorId, name, onClose }: DetailDialogProps) {
  const t = useTexts(relationTexts)
  const { data, error, isFetching, refetch } = usePreferredVendor(vendorId)
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={data?.legal_name ?? name ?? t('detail')} size={640}>
      {data && <Relation row={data} />}
      {data === null && <p className={look('dimmed')}>{t('none')}</p>}
      {data === undefined &&
        (error ? (
          <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={8} />
        ))}
    </Modal>
  )
}
