import { Button } from '@mantine/core'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { giveUpPayment } from '../../../../features/payments/payments.moves'
import { useTexts } from '../../../../lib/texts'
import { useAct } from '../../../../documents/use-act'
import { useCallKey } from '../../../../lib/use-call-key'

/** Gives up a transfer, as it is seen, that has no proof yet; where that can't be there is no button. */
export function GiveUpButton({ transaction }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  const keyOf = useCallKey()
  const { act, pending } = useAct(['payment', 'invoice', 'order'])
  const { code, actions } = transaction
  if (!actions['give-up']) return null
  const giveUp = () =>
    act({
      name: 'give-up',
      question: {
        title: t('giveUpTitle', { code }),
        text: t('giveUpText'),
        confirmLabel: t('giveUp'),
        danger: true,
      },
      run: async () => (await giveUpPayment(transaction, keyOf)).message,
    })
  return (
    <Button variant="default" loading={pending !== null} onClick={() => void giveUp()}>
      {t('giveUp')}
    </Button>
  )
}
