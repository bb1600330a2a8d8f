import { priceLine } from '@pasok/domain/catalog/catalog.prices'
import { decimal, floor, fractionOfPercent, toNumber } from '@pasok/domain/kernel/decimal'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import type { DefaultTerms } from '@pasok/domain/vendors/vendors.terms.rules'
import { listTermProblems } from '@pasok/domain/vendors/vendors.terms.rules'
import { rupiah } from '../../../lib/format'
import { NONE } from '../../../lib/none'
import { useTexts } from '../../../lib/texts'
import classes from './settings.module.css'
import { look } from '../../../ui/look'

const PRICE = 1_000_000

/** What the terms come to, whole rupiah; nothing while one of them is none. */
function figuresOf(terms: DefaultTerms): { pays: number; down: number } | undefined {
  if (listTermProblems(terms).length > 0) return undefined
  const { subTotal } = priceLine({
    quantity: 1,
    retailPrice: PRICE,
    discount: 0,
    specialDiscount: 0,
    discountSetting: terms.default_discount,
    tax: 0,
  })
  const down = floor(decimal(subTotal).times(fractionOfPercent(terms.default_down_payment)))
  return { pays: toNumber(subTotal), down: toNumber(down) }
}

/** The typed terms on an order of one product. */
export function TermsExample({ terms }: { terms: DefaultTerms }) {
  const t = useTexts(vendorSettingsTexts)
  const figures = figuresOf(terms)
  const days = terms.default_payment_term
  const rows = [
    { label: t('examplePrice'), value: figures && rupiah(figures.pays) },
    { label: t('exampleDown'), value: figures && rupiah(figures.down) },
    { label: t('exampleRest'), value: figures && rupiah(figures.pays - figures.down) },
    {
      label: t('exampleDue'),
      value: figures && (days === 0 ? t('exampleNow') : t('exampleDays', { days })),
    },
  ]
  return (
    <aside
      className={`${look('stack', 'gap-md', 'min-w-0', 'card')} ${classes.rail}`}
      aria-label={t('example')}
    >
      <div>
        <h2 className={look('text-md', 'semibold')}>{t('example')}</h2>
        <p className={look('dimmed', 'mt-2')}>{t('exampleText', { price: rupiah(PRICE) })}</p>
      </div>
      <dl className={look('stack', 'gap-xs')}>
        {rows.map(({ label, value }) => (
          <div key={label} className={look('flex', 'justify-between', 'gap-md')}>
            <dt>{label}</dt>
            <dd className={look('medium', 'tabular', 'text-right')}>{value ?? NONE}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
