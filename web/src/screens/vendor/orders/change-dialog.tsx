import { Button, Text, TextInput } from '@mantine/core'
import { PRODUCT_NUMBERS } from '@pasok/domain/catalog/catalog.desk.constants'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { reasonTexts } from '@pasok/domain/kernel/reason.texts'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import type { VendorOrderItem, VendorPackage } from '@pasok/domain/orders/orders.model'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { isReason, ReasonField } from '../../../documents/reason-field'
import { useSeen } from '../../../documents/use-seen'
import {
  changeOf,
  draftOfItem,
  figuresOfChange,
  isSame,
  type Change,
  type ChangeDraft,
} from '../../../features/orders/item-change'
import { vendorMoves } from '../../../features/orders/vendor-orders.queries'
import { percent, quantity, rupiah } from '../../../lib/format'
import { NONE } from '../../../lib/none'
import { useTexts } from '../../../lib/texts'
import { figureError } from '../../../ui/figure-choice'
import classes from './change-dialog.module.css'
import { useRenewal } from './use-renewal'

/** What the change comes to, beside what stands. */
function Figures({ item, change }: { item: VendorOrderItem; change: Change }) {
  const t = useTexts(deskMoveTexts)
  const next = figuresOfChange(item, change)
  const discount = shownDiscount(item.discount)
  const rows = [
    {
      label: discount > 0 ? t('discountPrice', { discount: percent(discount) }) : t('unitPrice'),
      now: item.discount_price,
      next: next?.price,
    },
    { label: t('subtotal'), now: item.sub_total, next: next?.subTotal },
  ]
  return (
    <table className={classes.figures} aria-label={t('figures')}>
      <thead>
        <tr>
          <th scope="col" aria-label={t('figures')} />
          <th scope="col">{t('now')}</th>
          <th scope="col">{t('later')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{rupiah(row.now)}</td>
            <td data-changed={(row.next !== undefined && row.next !== row.now) || undefined}>
              {row.next === undefined ? NONE : rupiah(row.next)}
            </td>
          </tr>
        ))}
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
  const t = useTexts(deskMoveTexts)
  const most = quantity(item.quantity)
  const wrongQuantity = isTried && Number.isNaN(change.quantity)
  const wrongPrice = isTried && Number.isNaN(change.retailPrice)
  const unchanged = isTried && isSame(change, item) ? t('unchanged') : undefined
  return (
    <div className={classes.fields}>
      <TextInput
        data-autofocus
        data-figure="quantity"
        label={t('quantity')}
        description={wrongQuantity || unchanged ? undefined : t('quantityHelp', { most })}
        error={figureError(
          draft.quantity,
          (reading) => type({ quantity: reading }),
          wrongQuantity ? t('quantityWrong', { most }) : unchanged,
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
  pack: VendorPackage
  /** As it stands by now; what is typed is of the item as it was looked at. */
  item: VendorOrderItem
  onClose: () => void
}

/** What is typed, and sent of the item as it was looked at. */
function useChange({ pack, item, onClose }: ChangeDialogProps) {
  const t = useTexts(deskMoveTexts)
  const renew = useRenewal()
  const [begun] = useState(() => draftOfItem(item))
  const tr = useTexts(reasonTexts)
  const [draft, setDraft] = useState(begun)
  const [isTried, setTried] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const reason = useRef<HTMLTextAreaElement>(null)
  const focus = (figure: 'quantity' | 'price') =>
    fields.current?.querySelector<HTMLInputElement>(`input[data-figure=${figure}]`)?.focus()
  /** The field that can't be sent as it is. */
  const findWrong = (wanted: Change, of: VendorOrderItem) => {
    if (Number.isNaN(wanted.quantity) || isSame(wanted, of)) return () => focus('quantity')
    if (Number.isNaN(wanted.retailPrice)) return () => focus('price')
    return isReason(draft.reason) ? undefined : () => reason.current?.focus()
  }
  const theirs = draftOfItem(item)
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
    renew,
    onClose,
    differences: [
      { label: t('quantity'), mine: draft.quantity, theirs: theirs.quantity },
      { label: t('price'), mine: draft.price, theirs: theirs.price },
      { label: tr('reason'), mine: draft.reason, theirs: theirs.reason },
    ],
  })
  return {
    ...sending,
    draft,
    type: (typed: Partial<ChangeDraft>) => setDraft((before) => ({ ...before, ...typed })),
    isTried,
    isChanged: JSON.stringify(draft) !== JSON.stringify(begun),
    fields,
    reason,
  }
}

/** Proposes a lower quantity or another price of an item. */
export function ChangeDialog(props: ChangeDialogProps) {
  const t = useTexts(deskMoveTexts)
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
      <Figures item={seen} change={change} />
      <ReasonField
        field={reason}
        value={draft.reason}
        onChange={(next) => type({ reason: next })}
        isTried={isTried}
      />
    </FormDialog>
  )
}
