import { Anchor, Box } from '@mantine/core'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { Link } from '@tanstack/react-router'
import { MovedMoneyList } from '../../../../documents/moved-money'
import { StatusChip } from '../../../../documents/status-chip'
import { writtenMoney } from '../../../../features/payments/payments.moves'
import { useTexts } from '../../../../lib/texts'
import { GivenProof } from '../../shared/proof/given-proof'
import { look } from '../../../../ui/look'

const linkTo = (code: string, label: string) => (
  <Anchor
    renderRoot={(props) => (
      <Link {...props} to="/dashboard/finance/invoice" search={{ transaction: code }} />
    )}
  >
    {label}
  </Anchor>
)

/** Money received but not used for this payment, and money moved between payments. */
export function UnspentMoney({ transaction }: { transaction: Transaction }) {
  return (
    <>
      <Unspent transaction={transaction} />
      <MovedMoneyList money={transaction.moved_money} linkTo={linkTo} />
    </>
  )
}

function Unspent({ transaction: { unspent, lastStatus: state } }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  if (unspent.length === 0) return null
  return (
    <Box
      component="ul"
      mb="md"
      pb="md"
      className={look('grid', 'gap-sm', 'border-b')}
      aria-label={t('unspent')}
    >
      {unspent.map(({ _id, amount, currency, lastStatus, proof }) => (
        <li key={_id} className={look('row', 'wrap', 'gap-4-sm', 'max-w-full')}>
          <StatusChip status={lastStatus} />
          <strong className={look('nowrap', 'tabular')}>{writtenMoney(amount, currency)}</strong>
          <span className={look('dimmed', 'text-xs')}>
            {t(lastStatus === 'Kept' && state === 'Paid' ? 'keptOfPaid' : lastStatus)}
          </span>
          {proof !== null && <GivenProof url={proof} label={t('openReturn')} />}
        </li>
      ))}
    </Box>
  )
}
