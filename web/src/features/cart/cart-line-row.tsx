import { cartBulkTexts } from '@pasok/domain/cart/cart.bulk.texts'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ProductLink } from '../../documents/product-link'
import { ProductThumb } from '../../documents/product-picture'
import { taxName } from '../../documents/tax-name'
import { NONE, percent, quantity } from '../../lib/format'

import { useTexts, useTx } from '../../lib/texts'
import { look } from '../../ui/look'
import { Money } from '../../ui/money'
import { SelectBox } from '../../ui/select-box'
import { Changes } from './cart-line-changes'
import classes from './cart-lines.module.css'
import type { CartActions } from './cart.actions'
import { minimumOf, troubleNotice } from './cart.changes'
import { useNoticeAtLine } from './cart.notices'
import { type CartLineChange, findQuantityTrouble } from './cart.problems'
import { useMarkTyping } from './cart.typing'
import { useIsSelected } from './cart.view'
import { QuantityStepper } from './quantity-stepper'

/** Milliseconds after the last key until the note is stored. */
const PAUSE_MS = 800

interface NoteFieldProps {
  name: string
  note: string
  onNote: (note: string) => void
}

/** A line's note, stored automatically shortly after typing. */
export function NoteField({ name, note, onNote }: NoteFieldProps) {
  const t = useTexts(cartTexts)
  const [draft, setDraft] = useState<string>()
  const pending = useRef<string>(undefined)
  useMarkTyping(draft !== undefined && draft.trim() !== note)

  const store = () => {
    if (pending.current !== undefined) onNote(pending.current.trim())
    pending.current = undefined
  }
  const type = (text: string) => {
    pending.current = text
    setDraft(text)
  }
  const storeNow = useEffectEvent(store)
  useEffect(() => {
    if (draft === undefined) return undefined
    const timer = setTimeout(() => storeNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  // Stores a pending note when the row unmounts.
  useEffect(() => () => storeNow(), [])
  return (
    <input
      className={classes.note}
      value={draft ?? note}
      maxLength={LONGEST_NOTE}
      placeholder={t('addNote')}
      aria-label={t('noteOf', { name })}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        store()
        setDraft(undefined)
      }}
    />
  )
}

/** Id of the icon that all rows reference, because a cart of 500 lines has 500 remove buttons. */
export const REMOVE_ICON = 'cart-remove-icon'

interface CellProps {
  line: CartLine
  actions: CartActions
}

function ProductCell({ line, actions }: CellProps) {
  const facts = [line.brand, line.sku.slice(0, SKU_SHOWN_CHARACTERS)].filter(Boolean).join(' · ')
  return (
    <div className={look('flex', 'gap-10', 'min-w-0')}>
      <ProductThumb src={line.images_product} />
      <div className={look('stack', 'gap-2', 'grow')}>
        <ProductLink className={look('line-clamp-2')} slug={line.slug} name={line.name} titled />
        <span className={look('dimmed', 'tiny', 'truncate')}>{facts}</span>
        <NoteField
          name={line.name}
          note={line.note}
          onNote={(note) => void actions.setNote(line, note)}
        />
      </div>
    </div>
  )
}

function PriceCell({ line }: { line: CartLine }) {
  return (
    <>
      <Money amount={line.discount_price} />
      {line.discount_price !== line.retail_price && (
        <span className={look('block', 'tiny', 'dimmed')}>
          <Money amount={line.retail_price} struck />
        </span>
      )}
    </>
  )
}

function QuantityCell({ line, actions, problemId }: CellProps & { problemId: string | undefined }) {
  const t = useTexts(cartTexts)
  const tx = useTx()
  const notice = useNoticeAtLine(line.productId)
  const trouble = findQuantityTrouble(line)
  const minimum = minimumOf(line)
  const shown = notice ?? (trouble && troubleNotice(trouble, line))
  return (
    <>
      <QuantityStepper
        name={line.name}
        quantity={line.quantity}
        minimum={minimum}
        message={shown ? tx(shown.text, shown.values) : ''}
        describedBy={problemId}
        onType={(text) => actions.setQuantity(line, text)}
        onIncrease={() => void actions.increase(line)}
        onDecrease={() => void actions.decrease(line)}
      />
      <span className={look('block', 'tiny', 'dimmed', 'tabular')}>
        {t('limits', { minimum: quantity(minimum), stock: quantity(line.stock) })}
      </span>
    </>
  )
}

const FIGURE = `${look('text-right', 'wraps')} ${classes.figure}`

/** The id of a line's row, where "Next problem" jumps to. */
export const rowIdOf = (productId: string) => `cart-line-${productId}`

interface CartLineRowProps {
  line: CartLine
  changes: readonly CartLineChange[] | undefined
  actions: CartActions
  /** `isRange`: Shift was pressed, so all lines since the last pressed checkbox are selected too. */
  onSelect: (productId: string, isSelected: boolean, isRange: boolean) => void
}

function LineRow({ line, changes, actions, onSelect }: CartLineRowProps) {
  const t = useTexts(cartTexts)
  const tb = useTexts(cartBulkTexts)
  const { productId, name } = line
  const isSelected = useIsSelected(productId)
  const discount = shownDiscount(line.discount)
  const id = rowIdOf(productId)
  const changesId = changes && `${id}-changes`
  const isMarked = changes !== undefined || findQuantityTrouble(line) !== undefined
  return (
    <tr
      id={id}
      className={`${look('selected', 'ruled')} ${classes.row}`}
      data-changed={isMarked || undefined}
      aria-selected={isSelected}
    >
      <td className={classes.select}>
        <SelectBox
          className={classes.box}
          label={tb('selectLine', { name })}
          count={isSelected ? 1 : 0}
          of={1}
          onChange={(...pressed) => onSelect(productId, ...pressed)}
        />
      </td>
      <td className={classes.product}>
        <ProductCell line={line} actions={actions} />
        {changes && <Changes id={changesId} changes={changes} />}
      </td>
      <td className={FIGURE} data-label={t('price')}>
        <PriceCell line={line} />
      </td>
      <td className={FIGURE} data-label={t('discount')} data-none={discount === 0 || undefined}>
        {discount > 0 ? percent(discount) : NONE}
      </td>
      <td className={FIGURE} data-label={t('tax')}>
        {taxName(line.tax)}
      </td>
      <td className={`${look('text-right')} ${classes.quantity}`}>
        <QuantityCell line={line} actions={actions} problemId={changesId} />
      </td>
      <td className={FIGURE} data-label={t('subTotal')}>
        <Money amount={line.sub_total} strong />
      </td>
      <td className={classes.last}>
        <button
          type="button"
          className={`${look('centered', 'p-0', 'rounded-sm', 'dimmed', 'pointer')} ${classes.remove}`}
          aria-label={t('removeItem', { name })}
          title={t('remove')}
          onClick={() => void actions.remove(line)}
        >
          <svg width={16} height={16} aria-hidden>
            <use href={`#${REMOVE_ICON}`} />
          </svg>
        </button>
      </td>
    </tr>
  )
}

/** One line of the cart; rendered again only when the line, its changes or its selection change. */
export const CartLineRow = memo(LineRow)
