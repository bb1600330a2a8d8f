import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { percentOfFraction, toNumber } from '@pasok/domain/kernel/decimal'
import { IconAlertTriangle, IconNote, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { ProductLink } from '../../documents/product-link'
import { ProductThumb } from '../../documents/product-thumb'
import { taxName } from '../../documents/tax-name'
import { percent, quantity, rupiah } from '../../lib/format'
import { NONE } from '../../lib/none'
import { useTexts, useTx } from '../../lib/texts'
import { Money } from '../../ui/money'
import { useCartActions } from './cart.actions'
import { minimumOf } from './cart.changes'
import { useNoticeAtLine } from './cart.notices'
import classes from './cart-lines.module.css'
import { NoteField } from './note-field'
import { QuantityStepper } from './quantity-stepper'
import { look } from '../../ui/look'

/** What changed on a line since it was saved, as the server tells it. */
export type CartLineChange = Omit<LineChange, 'name'>

const TEXT_OF = {
  price: 'changedPrice',
  tax: 'changedTax',
  minimum: 'changedMinimum',
  stock: 'changedStock',
  payment_term: 'changedPaymentTerm',
  down_payment: 'changedDownPayment',
  withdrawn: 'changedWithdrawn',
  coverage: 'changedCoverage',
} as const satisfies Record<CartLineChange['field'], keyof typeof cartTexts>

function shownValue(field: CartLineChange['field'], value: string | number | null): string {
  if (typeof value !== 'number') return value ?? NONE
  if (field === 'price') return rupiah(value)
  if (field === 'tax') return percent(toNumber(percentOfFraction(value)))
  return field === 'down_payment' ? percent(value) : quantity(value)
}

/** What changed, in a sentence each. */
export function Changes({ changes }: { changes: readonly CartLineChange[] }) {
  const t = useTexts(cartTexts)
  return (
    <ul className={classes.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <IconAlertTriangle size={14} aria-hidden />
          {t(TEXT_OF[field], { from: shownValue(field, from), to: shownValue(field, to) })}
        </li>
      ))}
    </ul>
  )
}

function ProductCell({ line, readOnly }: { line: CartLine; readOnly: boolean }) {
  const t = useTexts(cartTexts)
  const actions = useCartActions()
  const facts = [line.brand, line.sku.slice(0, SKU_SHOWN_CHARACTERS)].filter(Boolean).join(' · ')
  return (
    <div className={look('flex', 'gap-10', 'min-w-0')}>
      <ProductThumb src={line.images_product} />
      <div className={look('stack', 'gap-2', 'grow')}>
        <ProductLink className={classes.name} slug={line.slug} name={line.name} />
        <span className={classes.facts}>{facts}</span>
        {!readOnly && (
          <NoteField
            name={line.name}
            note={line.note}
            onNote={(note) => void actions.setNote(line, note)}
          />
        )}
        {readOnly && line.note !== '' && (
          <span className={classes.facts}>
            <IconNote size={14} aria-hidden /> {t('note')}: {line.note}
          </span>
        )}
      </div>
    </div>
  )
}

function PriceCell({ line }: { line: CartLine }) {
  return (
    <>
      <Money amount={line.discount_price} />
      {line.discount_price !== line.retail_price && (
        <span className={classes.under}>
          <Money amount={line.retail_price} struck />
        </span>
      )}
    </>
  )
}

function QuantityCell({ line, readOnly }: { line: CartLine; readOnly: boolean }) {
  const t = useTexts(cartTexts)
  const tx = useTx()
  const actions = useCartActions()
  const notice = useNoticeAtLine(line.productId)
  if (readOnly) return <>{quantity(line.quantity)}</>
  const minimum = minimumOf(line)
  return (
    <>
      <QuantityStepper
        name={line.name}
        quantity={line.quantity}
        minimum={minimum}
        said={notice ? tx(notice.text, notice.values) : ''}
        onType={(text) => actions.setQuantity(line, text)}
        onIncrease={() => void actions.increase(line)}
        onDecrease={() => void actions.decrease(line)}
      />
      <span className={classes.under}>
        {t('limits', { minimum: quantity(minimum), stock: quantity(line.stock) })}
      </span>
    </>
  )
}

/** True while the same is told of a line, or of nothing. */
export function isToldSame(
  before: readonly CartLineChange[] | undefined,
  now: readonly CartLineChange[] | undefined,
): boolean {
  if (before === now) return true
  if (!before || before.length !== now?.length) return false
  return before.every((one, at) => {
    const other = now[at]
    return one.field === other?.field && one.from === other.from && one.to === other.to
  })
}

interface CartLineRowProps {
  line: CartLine
  changes: readonly CartLineChange[] | undefined
  readOnly: boolean
}

function LineRow({ line, changes, readOnly }: CartLineRowProps) {
  const t = useTexts(cartTexts)
  const actions = useCartActions()
  const removeLabel = t('removeItem', { name: line.name })
  const discount = shownDiscount(line.discount)
  return (
    <tr data-changed={changes !== undefined || undefined}>
      <td className={classes.first}>
        <ProductCell line={line} readOnly={readOnly} />
        {changes && <Changes changes={changes} />}
      </td>
      <td className={classes.figure} data-label={t('price')}>
        <PriceCell line={line} />
      </td>
      <td
        className={classes.figure}
        data-label={t('discount')}
        data-none={discount === 0 || undefined}
      >
        {discount > 0 ? percent(discount) : NONE}
      </td>
      <td className={classes.figure} data-label={t('tax')}>
        {taxName(line.tax)}
      </td>
      <td className={classes.quantity} data-label={t('quantity')}>
        <QuantityCell line={line} readOnly={readOnly} />
      </td>
      <td className={classes.figure} data-label={t('subTotal')}>
        <Money amount={line.sub_total} strong />
      </td>
      {!readOnly && (
        <td className={classes.last}>
          <button
            type="button"
            className={classes.remove}
            aria-label={removeLabel}
            title={t('remove')}
            onClick={() => void actions.remove(line)}
          >
            <IconTrash size={16} aria-hidden />
          </button>
        </td>
      )}
    </tr>
  )
}

/** One line of the cart; draws itself anew only when it changed. */
export const CartLineRow = memo(
  LineRow,
  (before, now) =>
    before.line === now.line &&
    before.readOnly === now.readOnly &&
    isToldSame(before.changes, now.changes),
)
