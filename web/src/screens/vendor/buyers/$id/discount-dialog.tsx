import { Alert, TextInput } from '@mantine/core'
import { isDearerThanUsual } from '@pasok/domain/catalog/catalog.prices'
import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'
import { fractionOfPercent } from '@pasok/domain/kernel/decimal'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import { useRef, useState } from 'react'
import { RecordDialog } from '../../../../documents/record-dialog'
import { useDiscountMoves } from '../../../../features/catalog/buyer-discounts.queries'
import { percentOf } from '../../../../features/vendors/relation-terms'
import { percent, writtenNumber } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { useDraftRecord } from '../../../../lib/use-draft-record'

interface DiscountDialogProps {
  buyerId: string
  product: BuyerDiscount
  onClose: () => void
}

/** What is granted has no version: it is looked at itself. */
const VERSION = 0

const draftOf = ({ discount }: BuyerDiscount) => ({ typed: writtenNumber(discount) })

/** One buyer's special discount on one product; who comes second is told what stands. */
export function DiscountDialog({ buyerId, product, onClose }: DiscountDialogProps) {
  const t = useTexts(buyersTexts)
  const { product_id: id } = product
  const { set, read } = useDiscountMoves(buyerId)
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const seen = useRef(product.discount)
  const record = useDraftRecord<{ typed: string }>({
    initial: () => draftOf(product),
    version: VERSION,
    write: ({ typed }) => set(id, Number(percentOf(typed)), seen.current),
    read: async () => {
      const newest = await read(id)
      if (!newest) return null
      seen.current = newest.discount
      return { draft: draftOf(newest), version: VERSION }
    },
    onSaved: onClose,
  })
  const { draft } = record
  const value = percentOf(draft.typed)
  const isWrong = value === null || Number.isNaN(value)
  const submit = async () => {
    setTried(true)
    return isWrong ? field.current?.focus() : record.save()
  }
  const error = isTried && isWrong ? t('percentWrong') : undefined
  const { discount_product: own, default_discount: usual } = product
  const help =
    own > 0
      ? t('discountHelp', { discount: percent(own) })
      : t('discountHelpNone', { discount: percent(usual) })
  const isDearer =
    !isWrong &&
    isDearerThanUsual({
      discount: fractionOfPercent(own),
      specialDiscount: value,
      discountSetting: usual,
    })
  return (
    <RecordDialog
      title={product.product_name}
      submitLabel={t(product.discount === null ? 'give' : 'changeDiscount')}
      failureTitle={t('discountFailed')}
      form={{ ...record, submit, failure: record.error }}
      told={[{ label: t('special'), of: ({ typed }) => typed }]}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        required
        label={t('discountLabel')}
        description={error === undefined ? help : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        error={error}
        value={draft.typed}
        onChange={(event) => record.type({ typed: event.currentTarget.value })}
      />
      {isDearer && (
        <Alert color="yellow" role="status">
          {t('dearerThanUsual', { discount: percent(usual) })}
        </Alert>
      )}
    </RecordDialog>
  )
}
