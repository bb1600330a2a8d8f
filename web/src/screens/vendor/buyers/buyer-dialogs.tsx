import { Text, Textarea } from '@mantine/core'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import type {
  RelatedBuyer,
  RelatedBuyerPage,
} from '@pasok/domain/vendors/relations/relations.model'
import { offeredTerms } from '@pasok/domain/vendors/relations/relations.rules'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../documents/form-dialog'
import { RecordDialog } from '../../../documents/record-dialog'
import {
  type ReasonMove,
  type TermsMove,
  useBuyerMoves,
} from '../../../features/vendors/buyers.queries'
import {
  draftOfTerms,
  type RelationTermsDraft,
  termsOf,
} from '../../../features/vendors/relation-terms'
import {
  RelationTermsFields,
  useTermsInputs,
} from '../../../features/vendors/relation-terms-fields'
import { count } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { useDraftRecord } from '../../../lib/use-draft-record'

/**
 * Returns the initial terms: those of an Active relation, otherwise the requested ones, otherwise the vendor's
 * defaults.
 */
const draftOf = (buyer: RelatedBuyerPage): RelationTermsDraft =>
  draftOfTerms(buyer.stage === 'Active' ? buyer : offeredTerms(buyer.asked, buyer.defaults))

interface TermsDialogProps {
  buyer: RelatedBuyerPage
  move: TermsMove
  onClose: () => void
}

/** Dialog that accepts a buyer with certain terms, or changes them. */
function TermsDialog({ buyer, move, onClose }: TermsDialogProps) {
  const t = useTexts(buyersTexts)
  const { grant, read } = useBuyerMoves(buyer._id)
  const { fields, goToWrong } = useTermsInputs()
  const [isTried, setTried] = useState(false)
  const form = useDraftRecord<RelationTermsDraft>({
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
      fields={[
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

const WORDS = {
  decline: { title: 'declineTitle', text: 'declineText', failed: 'declineFailed' },
  end: { title: 'endTitle', text: 'endText', failed: 'endFailed' },
} as const satisfies Record<ReasonMove, object>

interface ReasonDialogProps {
  buyer: RelatedBuyer
  move: ReasonMove
  onClose: () => void
}

/** Dialog that declines a buyer or ends the relation, with a reason for the buyer. */
function ReasonDialog({ buyer, move, onClose }: ReasonDialogProps) {
  const t = useTexts(buyersTexts)
  const { refuse } = useBuyerMoves(buyer._id)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const plain = reason.trim()
  const isLong = plain.length > LONGEST_NOTE
  const submit = async () => {
    setTried(true)
    setFailure(null)
    if (plain === '' || isLong) return field.current?.focus()
    setSaving(true)
    try {
      toastSuccess(await refuse(move, plain, buyer.version))
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setSaving(false)
    }
  }
  const { title, text, failed } = WORDS[move]
  const missing = isTried && plain === '' ? t('reasonRequired') : undefined
  return (
    <FormDialog
      title={t(title, { buyer: buyer.legal_name })}
      submitLabel={t(move)}
      danger
      isChanged={plain !== ''}
      isSaving={isSaving}
      failure={failure}
      failureTitle={t(failed)}
      onDismissFailure={() => setFailure(null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t(text)}</Text>
      <Textarea
        ref={field}
        data-autofocus
        required
        label={t('reason')}
        error={isLong ? t('reasonLong', { most: count(LONGEST_NOTE) }) : missing}
        value={reason}
        autosize
        minRows={3}
        maxRows={10}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  )
}

/** The open dialog, with the buyer as of its opening. */
export type BuyerDialog =
  | { kind: 'terms'; move: TermsMove; buyer: RelatedBuyerPage }
  | { kind: 'reason'; move: ReasonMove; buyer: RelatedBuyer }

interface BuyerDialogsProps {
  doing: BuyerDialog | null
  onClose: () => void
}

/** Shows the open dialog. */
export function BuyerDialogs({ doing, onClose }: BuyerDialogsProps) {
  if (doing === null) return null
  return doing.kind === 'terms' ? (
    <TermsDialog {...doing} onClose={onClose} />
  ) : (
    <ReasonDialog {...doing} onClose={onClose} />
  )
}
