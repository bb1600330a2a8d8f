import { Button, Text, TextInput } from '@mantine/core'
import { PRODUCT_NUMBERS } from '@pasok/domain/catalog/portal/portal.constants'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { reasonTexts } from '@pasok/domain/kernel/form.texts'
import { portalMoveTexts } from '@pasok/domain/orders/portal/portal.moves.texts'
import type { VendorOrder, VendorOrderItem, VendorPackage } from '@pasok/domain/orders/orders.model'
import { orderSums } from '@pasok/domain/orders/orders.rules'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../../documents/form-dialog'
import { isReason, ReasonField } from '../../../../documents/reason-dialog'
import { useSeen } from '../../../../documents/use-seen'
import {
  type Change,
  type ChangeDraft,
  changeOf,
  differenceOf,
  draftOfItem,
  figuresOfChange,
  isSame,
} from '../../../../features/orders/item-change'
import { currentFiguresOf } from '../../../../features/orders/item-proposal'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { NONE, percent, quantity, rupiah } from '../../../../lib/format'

import { useTexts } from '../../../../lib/texts'
import { figureError } from '../../../../ui/figure-choice'
import { look } from '../../../../ui/look'
import classes from './change-dialog.module.css'

interface ChangeFiguresProps {
  order: VendorOrder
  item: VendorOrderItem
  change: Change
}

/** Formats a difference with a sign in front of both figures: `−Rp. 2.000 (−10%)`. */
function written({ amount, share }: NonNullable<ReturnType<typeof differenceOf>>): string {
  const sign = amount > 0 ? '+' : ''
  return `${sign}${rupiah(amount)}${share === undefined ? '' : ` (${sign}${percent(share)})`}`
}

function Row({ label, now, next }: { label: string; now: number; next: number | undefined }) {
  const difference = next === undefined ? undefined : differenceOf(now, next)
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{rupiah(now)}</td>
      <td className={look(difference !== undefined && 'semibold')}>
        {next === undefined ? NONE : rupiah(next)}
      </td>
      <td>{difference === undefined ? NONE : written(difference)}</td>
    </tr>
  )
}

/** Effect of a change on the item and the order, beside the amounts valid until the buyer decides. */
function ChangeFigures({ order, item, change }: ChangeFiguresProps) {
  const t = useTexts(portalMoveTexts)
  const next = figuresOfChange(item, change)
  const discount = shownDiscount(item.discount)
  const { discount_price: price, sub_total: subTotal } = currentFiguresOf(item)
  const { whole } = orderSums(order)
  return (
    <table
      className={`${classes.figures} ${look('table', 'text-xs', 'tabular')}`}
      aria-label={t('figures')}
    >
      <thead>
        <tr>
          <th scope="col" aria-label={t('figures')} />
          <th scope="col">{t('now')}</th>
          <th scope="col">{t('later')}</th>
          <th scope="col">{t('difference')}</th>
        </tr>
      </thead>
      <tbody>
        <Row
          label={
            discount > 0 ? t('discountPrice', { discount: percent(discount) }) : t('unitPrice')
          }
          now={price}
          next={next?.price}
        />
        <Row label={t('subtotal')} now={subTotal} next={next?.subTotal} />
        <Row
          label={t('orderTotal')}
          now={whole}
          next={next ? whole - subTotal + next.subTotal : undefined}
        />
      </tbody>
    </table>
  )
}

interface FieldsProps {
  item: VendorOrderItem
  draft: ChangeDraft
  change: Change
  isTried: boolean
  type: (typed: Partial<ChangeDraft>) => void
}

function Fields({ item, draft, change, isTried, type }: FieldsProps) {
  const t = useTexts(portalMoveTexts)
  const max = quantity(item.quantity)
  const wrongQuantity = isTried && Number.isNaN(change.quantity)
  const wrongPrice = isTried && Number.isNaN(change.retailPrice)
  const unchanged = isTried && isSame(change, item) ? t('unchanged') : undefined
  return (
    <div className={look('grid', 'two-columns', 'align-start', 'gap-sm', 'phone-one-column')}>
      <TextInput
        data-autofocus
        data-figure="quantity"
        label={t('quantity')}
        description={wrongQuantity || unchanged ? undefined : t('quantityHelp', { most: max })}
        error={figureError(
          draft.quantity,
          (reading) => type({ quantity: reading }),
          wrongQuantity ? t('quantityWrong', { most: max }) : unchanged,
        )}
        inputMode="decimal"
        autoComplete="off"
        maxLength={15}
        value={draft.quantity}
        onChange={(event) => type({ quantity: event.currentTarget.value })}
      />
      <TextInput
        data-figure="price"
        label={t('price')}
        description={t('priceHelp')}
        error={figureError(
          draft.price,
          (reading) => type({ price: reading }),
          wrongPrice
            ? t('priceWrong', { most: rupiah(PRODUCT_NUMBERS.retail_price.max) })
            : undefined,
        )}
        inputMode="decimal"
        autoComplete="off"
        maxLength={25}
        value={draft.price}
        onChange={(event) => type({ price: event.currentTarget.value })}
      />
    </div>
  )
}

interface ChangeDialogProps {
  order: VendorOrder
  pack: VendorPackage
  /** The current item; the input is based on the version that the user saw. */
  item: VendorOrderItem
  onClose: () => void
}

/** Input and submission of a change, based on the item's version that the user saw. */
function useChange({ pack, item, onClose }: Omit<ChangeDialogProps, 'order'>) {
  const t = useTexts(portalMoveTexts)
  const [initial] = useState(() => draftOfItem(item))
  const tr = useTexts(reasonTexts)
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const reason = useRef<HTMLTextAreaElement>(null)
  const focus = (figure: 'quantity' | 'price') =>
    fields.current?.querySelector<HTMLInputElement>(`input[data-figure=${figure}]`)?.focus()
  /** Returns a function that focuses the first invalid field; undefined if there is none. */
  const findWrong = (wanted: Change, of: VendorOrderItem) => {
    if (Number.isNaN(wanted.quantity) || isSame(wanted, of)) return () => focus('quantity')
    if (Number.isNaN(wanted.retailPrice)) return () => focus('price')
    return isReason(draft.reason) ? undefined : () => reason.current?.focus()
  }
  const latest = draftOfItem(item)
  const sending = useSeen({
    newest: item,
    may: ({ actions }) => actions.change,
    run: (of) => {
      setTried(true)
      const wanted = changeOf(draft, of)
      const focusWrong = findWrong(wanted, of)
      focusWrong?.()
      if (focusWrong) return undefined
      const { quantity: many, retailPrice: retail_price } = wanted
      const body = { quantity: many, retail_price, reason: draft.reason.trim() }
      return vendorMoves.change(pack, of, body)
    },
    refreshes: ['order'],
    onClose,
    differences: [
      { label: t('quantity'), mine: draft.quantity, theirs: latest.quantity },
      { label: t('price'), mine: draft.price, theirs: latest.price },
      { label: tr('reason'), mine: draft.reason, theirs: latest.reason },
    ],
  })
  return {
    ...sending,
    draft,
    type: (typed: Partial<ChangeDraft>) => setDraft((before) => ({ ...before, ...typed })),
    isTried,
    isChanged: JSON.stringify(draft) !== JSON.stringify(initial),
    fields,
    reason,
  }
}

/** Dialog that proposes a lower quantity or another price for an item. */
export function ChangeDialog(props: ChangeDialogProps) {
  const t = useTexts(portalMoveTexts)
  const { seen, submit, form, draft, type, isTried, isChanged, fields, reason } = useChange(props)
  const change = changeOf(draft, seen)
  return (
    <FormDialog
      title={t('changeTitle', { item: seen.name })}
      submitLabel={t('propose')}
      isChanged={isChanged}
      {...form}
      onSubmit={submit}
      onClose={props.onClose}
      footer={
        <Button variant="subtle" color="gray" onClick={() => type({ quantity: '0' })}>
          {t('cantDeliver')}
        </Button>
      }
    >
      <Text>{t('changeText')}</Text>
      <div ref={fields}>
        <Fields item={seen} draft={draft} change={change} isTried={isTried} type={type} />
      </div>
      <ChangeFigures order={props.order} item={seen} change={change} />
      <ReasonField
        field={reason}
        value={draft.reason}
        onChange={(next) => type({ reason: next })}
        isTried={isTried}
      />
    </FormDialog>
  )
}
