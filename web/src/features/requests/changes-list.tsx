import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { requestEditorTexts } from '@pasok/domain/requests/requests.editor.texts'
import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import { IconArrowRight } from '@tabler/icons-react'
import { percent, quantity, rupiah } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { look } from '../../ui/look'

type Field = LineChange['field']

const LABEL = {
  price: 'fieldPrice',
  tax: 'fieldTax',
  minimum: 'fieldMinimum',
  stock: 'fieldStock',
  payment_term: 'fieldPaymentTerm',
  down_payment: 'fieldDownPayment',
  withdrawn: 'fieldWithdrawn',
  coverage: 'fieldCoverage',
} as const satisfies Record<Field, keyof typeof requestEditorTexts>

/** Returns a function that formats a changed value: prices in rupiah, tax and down payment in percent. */
function useShown() {
  const td = useTexts(documentTexts)
  return (field: Field, value: string | number): string => {
    if (typeof value === 'string') return value
    if (field === 'price') return rupiah(value)
    if (field === 'tax') return percent(toNumber(percentOfFraction(value)))
    if (field === 'down_payment') return percent(value)
    return field === 'payment_term' ? td('termDays', { days: value }) : quantity(value)
  }
}

function Change({ change: { field, from, to } }: { change: LineChange }) {
  const t = useTexts(requestEditorTexts)
  const shown = useShown()
  if (from === null || to === null) return <span className={look('dimmed')}>{t(LABEL[field])}</span>
  const values = { from: shown(field, from), to: shown(field, to) }
  return (
    <span className={look('flex', 'wrap', 'gap-4-sm')}>
      <span className={look('dimmed')}>{t(LABEL[field])}</span>
      <span className={look('sr-only')}>{t('fromTo', values)}</span>
      <span aria-hidden className={look('inline-row', 'wrap', 'gap-6', 'tabular')}>
        <s className={look('dimmed')}>{values.from}</s>
        <IconArrowRight size={14} />
        <strong>{values.to}</strong>
      </span>
    </span>
  )
}

function byProduct(changes: readonly LineChange[]): Map<string, LineChange[]> {
  const products = new Map<string, LineChange[]>()
  for (const change of changes) {
    const known = products.get(change.productId)
    if (known) known.push(change)
    else products.set(change.productId, [change])
  }
  return products
}

/** Changes of a request's lines since it was saved, with old and new values. */
export function ChangesList({ changes }: { changes: readonly LineChange[] }) {
  return (
    <ul className={look('stack', 'gap-10')}>
      {[...byProduct(changes)].map(([productId, ofProduct]) => (
        <li key={productId} className={look('stack', 'gap-2')}>
          <span className={look('medium', 'break-anywhere')}>{ofProduct[0]?.name}</span>
          {ofProduct.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </li>
      ))}
    </ul>
  )
}
