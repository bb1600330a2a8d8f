import { Button } from '@mantine/core'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { giveUpPayment } from '../../../../features/payments/payments.moves'
import { renewPayments } from '../../../../features/payments/payments.queries'
import { useTexts } from '../../../../lib/texts'
import { useAct } from '../../../../lib/use-act'
import { useCallKey } from '../../../../lib/use-call-key'
import { confirm } from '../../../../ui/confirm'

interface GiveUpButtonProps {
  transaction: Transaction
  onDone?: () => void
}

/** Gives up a transfer, as it is seen, that has no proof yet; where that can't be there is no button. */
export function GiveUpButton({ transaction, onDone }: GiveUpButtonProps) {
  const t = useTexts(waitingTexts)
  const keyOf = useCallKey()
  const { act, pending } = useAct(renewPayments)
  const { code, actions } = transaction
  if (!actions['give-up']) return null
  const giveUp = async () => {
    const isDone = await act({
      name: 'give-up',
      ask: () =>
        confirm({
          title: t('giveUpTitle', { code }),
          text: t('giveUpText'),
          confirmLabel: t('giveUp'),
          danger: true,
        }),
      run: () => giveUpPayment(transaction, keyOf),
    })
    if (isDone) onDone?.()
  }
  return (
    <Button variant="default" loading={pending !== null} onClick={() => void giveUp()}>
      {t('giveUp')}
    </Button>
  )
}
