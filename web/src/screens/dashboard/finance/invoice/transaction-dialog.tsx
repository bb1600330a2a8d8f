import { Modal } from '@mantine/core'
import { proofTexts } from '@pasok/domain/files/files.texts'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { isLive } from '@pasok/domain/payments/payments.states'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { LoadError } from '../../../../documents/load-error'
import { StatusChip } from '../../../../documents/status-chip'
import { useTransaction } from '../../../../features/payments/payments.queries'
import { isMissing } from '../../../../lib/api-error'
import { isCutOff } from '../../../../lib/is-cut-off'
import { useStore } from '../../../../lib/store'
import { useTexts } from '../../../../lib/texts'
import { questionStore } from '../../../../ui/confirm'
import { useFocusReturn } from '../../../../ui/focus-return'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { GivenProof } from '../../shared/proof/given-proof'
import { pollInterval } from '../shared/poll-interval'
import { TransactionBody } from '../shared/transaction-body'
import { TransactionFacts, TransactionInvoices } from '../shared/transaction-details'
import { UnspentMoney } from '../shared/unspent-money'
import { look } from '../../../../ui/look'

function Content({ transaction, onDone }: { transaction: Transaction; onDone: () => void }) {
  const t = useTexts(invoiceTexts)
  const tp = useTexts(proofTexts)
  const { lastStatus, proof } = transaction
  return (
    <div className={look('grid', 'gap-md')}>
      <div>
        <StatusChip status={lastStatus} />
      </div>
      <UnspentMoney transaction={transaction} />
      {isLive(lastStatus) ? (
        <TransactionBody transaction={transaction} onDone={onDone} />
      ) : (
        proof !== null && <GivenProof url={proof} label={tp('openProof')} />
      )}
      <TransactionFacts transaction={transaction} />
      <section aria-label={t('paidTogether')} className={look('pt-md', 'border-t')}>
        <h3 className={look('text-md', 'semibold', 'mb-xs')}>{t('paidTogether')}</h3>
        <TransactionInvoices transaction={transaction} />
      </section>
    </div>
  )
}

interface TransactionDialogProps {
  code: string
  onClose: () => void
}

/** Payment of an invoice: amount, method, account and proof (Spec 2 §2). */
export function TransactionDialog({ code, onClose }: TransactionDialogProps) {
  const t = useTexts(invoiceTexts)
  const td = useTexts(documentTexts)
  const query = useTransaction(code, pollInterval)
  const { data, error, isFetching, refetch } = query
  // While a confirmation is open, it handles the keys.
  const hasQuestion = useStore(questionStore) !== null
  useFocusReturn()
  const missing = isMissing(error)
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={!hasQuestion}
      trapFocus={!hasQuestion}
      title={t('transactionOf', { code })}
      size={560}
      closeButtonProps={{ 'aria-label': td('close') }}
    >
      {data && <Content transaction={data} onDone={onClose} />}
      {!data && missing && <p role="alert">{t('transactionMissing')}</p>}
      {!data && error && !missing && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {isCutOff(query) && <CutOffNote />}
      {!data && !error && !isCutOff(query) && <SkeletonRows rows={5} height={40} />}
    </Modal>
  )
}
