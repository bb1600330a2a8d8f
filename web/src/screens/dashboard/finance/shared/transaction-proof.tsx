import { Alert } from '@mantine/core'
import { proofTexts } from '@pasok/domain/files/files.proof.texts'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { RETURN_AFTER_TRANSFER } from '@pasok/domain/payments/payments.constants'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { submitTransferProof } from '../../../../features/payments/payments.moves'
import { refusalOf } from '../../../../features/payments/refusal-of'
import { useTexts } from '../../../../lib/texts'
import { GivenProof } from '../../shared/proof/given-proof'
import { ProofForm } from '../../shared/proof/proof-form'
import { look } from '../../../../ui/look'

interface TransactionProofProps {
  transaction: Transaction
  /** Once a proof was handed in and read again. */
  onDone?: () => void
}

/** The proof of a transfer by hand: handed in here, refused, or waiting to be confirmed (Spec 2 §2). */
export function TransactionProof({ transaction, onDone }: TransactionProofProps) {
  const t = useTexts(waitingTexts)
  const tp = useTexts(proofTexts)
  const ts = useTexts(shellTexts)
  const {
    code,
    version,
    proof,
    actions,
    lastStatus,
    direct_payment: isDirect,
    vendor,
  } = transaction
  const refusal = refusalOf(transaction)
  return (
    <div className={look('grid', 'gap-md')}>
      {refusal && (
        <Alert
          color="red"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t(actions.proof ? 'refused' : 'refusedElsewhere', {
            name: refusal.by === 'vendor' ? vendor.name : ts('product'),
          })}
        >
          {refusal.reason}
        </Alert>
      )}
      {proof !== null && <GivenProof url={proof} label={tp('openProof')} />}
      {(actions.proof || lastStatus === 'Review Payment') && (
        <ProofForm
          proven={{ code, version }}
          mayProve={actions.proof}
          submitLabel={t('submitProof')}
          waiting={t(isDirect ? 'proofWithVendor' : 'proofWithProvider')}
          handIn={(image, keyOf) => submitTransferProof(code, image, keyOf)}
          refreshes={['payment', 'invoice', 'order']}
          reloadAfter={RETURN_AFTER_TRANSFER}
          {...(onDone && { onDone })}
        />
      )}
      {!actions.proof && lastStatus === 'Waiting Payment' && (
        <p className={look('dimmed', 'text-xs')}>{t('waitsForOthers')}</p>
      )}
    </div>
  )
}
