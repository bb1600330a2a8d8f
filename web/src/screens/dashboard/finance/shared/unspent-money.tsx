import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { StatusChip } from '../../../../documents/status-chip'
import { writtenMoney } from '../../../../features/payments/written-money'
import { useTexts } from '../../../../lib/texts'
import { GivenProof } from '../../shared/proof/given-proof'
import classes from './waiting.module.css'

/** Money that came for a payment and did not pay it: what becomes of it. */
export function UnspentMoney({ transaction: { unspent } }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  if (unspent.length === 0) return null
  return (
    <ul className={classes.unspent} aria-label={t('unspent')}>
      {unspent.map(({ _id, amount, currency, lastStatus, proof }) => (
        <li key={_id} className={classes.line}>
          <StatusChip status={lastStatus} />
          <strong className={classes.sum}>{writtenMoney(amount, currency)}</strong>
          <span className={classes.help}>{t(lastStatus)}</span>
          {proof !== null && <GivenProof url={proof} label={t('openReturn')} />}
        </li>
      ))}
    </ul>
  )
}
