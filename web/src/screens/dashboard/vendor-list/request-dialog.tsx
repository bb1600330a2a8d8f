import { Text } from '@mantine/core'
import type { FoundVendor } from '@pasok/domain/vendors/vendors.relations.model'
import { relationTerm } from '@pasok/domain/vendors/vendors.relations.rules'
import { relationTexts } from '@pasok/domain/vendors/vendors.relations.texts'
import { useState } from 'react'
import { Facts } from '../../../documents/facts'
import { FormDialog } from '../../../documents/form-dialog'
import { useRequestRelation } from '../../../features/catalog/relations.queries'
import { draftOfTerms, TERMS_FIELDS, termsOf } from '../../../features/vendors/relation-terms'
import {
  RelationTermsFields,
  useTermsInputs,
} from '../../../features/vendors/relation-terms-fields'
import { NONE } from '../../../lib/none'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'

interface RequestDialogProps {
  vendor: FoundVendor
  onClose: () => void
}

/** What a request begins with: the company's own setting, the specified nulls without one. */
const begunWith = ({ request }: FoundVendor) =>
  draftOfTerms({
    initial_discount: request.initial_discount,
    payment_term: request.payment_term?.value ?? null,
    down_payment: request.down_payment,
  })

/** Spec 2 §2: asks for a preferred buyer relation. */
export function RequestDialog({ vendor, onClose }: RequestDialogProps) {
  const t = useTexts(relationTexts)
  const begun = begunWith(vendor)
  const [draft, setDraft] = useState(begun)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const { fields, goToWrong } = useTermsInputs()
  const { mutateAsync: request, isPending } = useRequestRelation()
  const submit = async () => {
    setTried(true)
    setFailure(null)
    if (goToWrong(draft)) return
    const { payment_term: days, ...percents } = termsOf(draft)
    try {
      const message = await request({
        vendor_id: vendor.vendor_id,
        ...percents,
        product: [...vendor.request.product],
        payment_term: days === null ? null : relationTerm(days),
        status: vendor.request.status,
      })
      toastSuccess(message)
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return (
    <FormDialog
      title={t('requestTitle', { vendor: vendor.legal_name })}
      submitLabel={t('request')}
      isChanged={TERMS_FIELDS.some((field) => draft[field] !== begun[field])}
      isSaving={isPending}
      failure={failure}
      failureTitle={t('requestFailed')}
      onDismissFailure={() => setFailure(null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('requestText')}</Text>
      <Facts
        facts={[
          { label: t('code'), value: vendor.company_code },
          { label: t('address'), value: vendor.address || NONE },
        ]}
      />
      <RelationTermsFields
        draft={draft}
        onType={(typed) => setDraft((before) => ({ ...before, ...typed }))}
        isTried={isTried}
        fields={fields}
        words={{
          discount: {
            label: t('initialDiscount'),
            help: t('initialDiscountHelp'),
            wrong: t('percentWrong'),
          },
          term: { label: t('paymentTerm'), help: t('paymentTermHelp'), wrong: t('daysWrong') },
          down: { label: t('downPayment'), help: t('downPaymentHelp'), wrong: t('percentWrong') },
        }}
      />
    </FormDialog>
  )
}
