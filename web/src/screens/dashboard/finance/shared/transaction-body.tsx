import type { Transaction } from '@pasok/domain/payments/payments.model'
import { AwaitedAccount } from './awaited-account'
import { GiveUpButton } from './give-up-button'
import { TransactionAccount } from './transaction-account'
import { TransactionProof } from './transaction-proof'
import { look } from '../../../../ui/look'

interface TransactionBodyProps {
  transaction: Transaction
  /** Once a proof was handed in. */
  onDone: () => void
}

/** A transfer by hand: where to, its proof, and the way out while there is none. */
function Transfer({ transaction, onDone }: TransactionBodyProps) {
  return (
    <div className={look('grid', 'gap-md')}>
      <TransactionAccount transaction={transaction} />
      <TransactionProof transaction={transaction} onDone={onDone} />
      <div className={look('row', 'wrap', 'gap-xs', 'phone-column')}>
        <GiveUpButton transaction={transaction} />
      </div>
    </div>
  )
}

/** How a payment that is waited for is made. */
export function TransactionBody(given: TransactionBodyProps) {
  const { transaction } = given
  if (transaction.payment_method === 'Manual Bank Transfer') return <Transfer {...given} />
  return <AwaitedAccount transaction={transaction} />
}
