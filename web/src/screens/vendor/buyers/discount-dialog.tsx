import { TextInput } from '@mantine/core'
import type { BuyerDiscount } from '@pasok/domain/catalog/catalog.relations.contract'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { useDiscountMoves } from '../../../features/catalog/buyer-discounts.queries'
import { percentOf } from '../../../features/vendors/relation-terms'
import { percent, writtenNumber } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'

interface DiscountDialogProps {
  buyerId: string
  product: BuyerDiscount
  onClose: () => void
}

/** One buyer's special discount on one product. */
export function DiscountDialog({ buyerId, product, onClose }: DiscountDialogProps) {
  const t = useTexts(buyersTexts)
  const { set } = useDiscountMoves(buyerId)
  const begun = writtenNumber(product.discount)
  const [typed, setTyped] = useState(begun)
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const value = percentOf(typed)
  const isWrong = value === null || Number.isNaN(value)
  const submit = async () => {
    setTried(true)
    setFailure(null)
    if (value === null || isWrong) return field.current?.focus()
    setSaving(true)
    try {
      toastSuccess(await set(product, value))
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setSaving(false)
    }
  }
  const error = isTried && isWrong ? t('percentWrong') : undefined
  return (
    <FormDialog
      title={product.product_name}
      submitLabel={t(product.discount === null ? 'give' : 'changeDiscount')}
      isChanged={typed !== begun}
      isSaving={isSaving}
      failure={failure}
      failureTitle={t('discountFailed')}
      onDismissFailure={() => setFailure(null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        data-autofocus
        required
        label={t('discountLabel')}
        description={
          error === undefined
            ? t('discountHelp', { discount: percent(product.discount_product) })
            : undefined
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
