import type { VendorFile } from '@pasok/domain/vendors/provider/provider.model'
import { providerVendorFileTexts } from '@pasok/domain/vendors/provider/provider.texts'
import type { ReactNode } from 'react'
import { Facts } from '../../../../documents/facts'
import { count as formatCount, percent, useFormats } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { Code } from '../../../../ui/code'
import { look } from '../../../../ui/look'

type Key = keyof typeof providerVendorFileTexts
type Row = readonly [label: Key, value: ReactNode]

export function VendorCard({ title, children }: { title: Key; children: ReactNode }) {
  const t = useTexts(providerVendorFileTexts)
  return (
    <section className={look('card')} aria-label={t(title)}>
      <h2 className={look('text-md', 'semibold', 'mb-sm')}>{t(title)}</h2>
      {children}
    </section>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTexts(providerVendorFileTexts)
  const facts = rows.map(([label, value]) => ({
    label: t(label),
    value: value === '' ? <span className={look('dimmed')}>{t('notGiven')}</span> : value,
  }))
  return <Facts facts={facts} />
}

const addressOf = ({ street, village, subdistrict, city, province, postcode }: VendorFile) =>
  [street, village, subdistrict, city, province, postcode].filter(Boolean).join(', ')

export function VendorFacts({ file }: { file: VendorFile }) {
  const { date } = useFormats()
  return (
    <VendorCard title="company">
      <Rows
        rows={[
          ['legalName', file.legal_name],
          ['code', <Code key="code" value={file.company_code} />],
          ['category', file.category],
          ['since', date(file.created_at)],
          ['phone', file.phone],
          ['email', file.email],
          ['website', file.website],
          ['address', addressOf(file)],
          ['description', file.description],
        ]}
      />
    </VendorCard>
  )
}

export function VendorSelling({ file }: { file: VendorFile }) {
  const t = useTexts(providerVendorFileTexts)
  return (
    <VendorCard title="selling">
      <Rows
        rows={[
          ['offered', formatCount(file.products)],
          ['withdrawn', formatCount(file.withdrawn)],
          ['relations', formatCount(file.relations)],
          ['discount', percent(file.default_discount)],
          ['downPayment', percent(file.default_down_payment)],
          ['paymentTerm', t('days', { days: formatCount(file.default_payment_term) })],
        ]}
      />
    </VendorCard>
  )
}
