import { Text } from '@mantine/core'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import type { RelatedBuyerPage } from '@pasok/domain/vendors/vendors.relations.model'
import { offeredTerms } from '@pasok/domain/vendors/vendors.relations.rules'
import { useState } from 'react'
import { RecordDialog } from '../../../documents/record-dialog'
import { useBuyerMoves, type TermsMove } from '../../../features/vendors/buyers.queries'
import { draftOfTerms, termsOf, type TermsDraft } from '../../../features/vendors/relation-terms'
import {
  RelationTermsFields,
  useTermsInputs,
} from '../../../features/vendors/relation-terms-fields'
import { count } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { useDraftRecord } from '../../../lib/use-draft-record'

/** What was asked for, else the vendor's defaults; of an Active relation what it grants. */
const draftOf = (buyer: RelatedBuyerPage): TermsDraft =>
  draftOfTerms(buyer.stage === 'Active' ? buyer : offeredTerms(buyer.asked, buyer.defaults))

interface TermsDialogProps {
  buyer: RelatedBuyerPage
  move: TermsMove
  onClose: () => void
}

/** Accepts a buyer with what it is granted, or changes that. */
export function TermsDialog({ buyer, move, onClose }: TermsDialogProps) {
  const t = useTexts(buyersTexts)
  const { grant, read } = useBuyerMoves(buyer._id)
  const { fields, goToWrong } = useTermsInputs()
  const [isTried, setTried] = useState(false)
  const form = useDraftRecord<TermsDraft>({
    initial: () => draftOf(buyer),
    version: buyer.version,
    contentOf: termsOf,
    write: (draft, version) => grant(move, termsOf(draft), version),
    read: async () => {
      const newest = await read()
      return { draft: draftOf(newest), version: newest.version }
    },
    onSaved: onClose,
  })
  const submit = () => {
    setTried(true)
    return goToWrong(form.draft) ? undefined : form.save()
  }
  const name = { buyer: buyer.legal_name }
  const isAccepting = move === 'accept'
  return (
    <RecordDialog
      title={t(isAccepting ? 'acceptTitle' : 'changeTitle', name)}
      {...(isAccepting && { submitLabel: t('accept') })}
      failureTitle={t(isAccepting ? 'acceptFailed' : 'changeFailed')}
      form={{ ...form, submit, failure: form.error }}
      told={[
        { label: t('initialDiscount'), of: ({ discount }) => discount },
        { label: t('paymentTerm'), of: ({ term }) => term },
        { label: t('downPayment'), of: ({ down }) => down },
      ]}
      onClose={onClose}
    >
      <Text>
        {t('acceptHelp')}
        {isAccepting &&
          buyer.discounts > 0 &&
          ` ${t('keptSpecials', { count: count(buyer.discounts) })}`}
      </Text>
      <RelationTermsFields
        draft={form.draft}
        onType={form.type}
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
    </RecordDialog>
  )
}
