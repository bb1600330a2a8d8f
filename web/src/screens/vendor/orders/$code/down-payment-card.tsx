import { Button } from '@mantine/core'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { hasEnded, type DownPaymentState } from '@pasok/domain/orders/orders.states'
import { IconCheck, IconPhoto } from '@tabler/icons-react'
import { useId } from 'react'
import { HistoryButton } from '../../../../documents/history-dialog'
import { StatusChip } from '../../../../documents/status-chip'
import { useTexts } from '../../../../lib/texts'
import { Money } from '../../../../ui/money'
import type { OrderActs } from './doing'
import { useConfirmation } from './proof-dialog'
import { look } from '../../../../ui/look'

const ICON = 16
const HELP = {
  Asked: 'askedHelp',
  Submitted: 'submittedHelp',
  Refused: 'refusedHelp',
  Confirmed: 'confirmedHelp',
  'Refund Due': 'refundDueHelp',
  Refunded: 'refundedHelp',
  Lapsed: 'lapsedHelp',
} as const satisfies Record<DownPaymentState, keyof typeof deskOrderTexts>

/** A proof is answered after the order's end, too; then the money goes back. */
const helpOf = ({ lastStatus }: VendorOrder, status: DownPaymentState) =>
  status === 'Submitted' && hasEnded([lastStatus]) ? 'submittedOfEndedHelp' : HELP[status]

/** Why the last proof was refused, or what was noted of the return. */
const noteOf = ({ down_payment_statuses: statuses }: VendorOrder): string =>
  statuses.at(-1)?.note ?? ''

function Acts({ order, acts }: { order: VendorOrder; acts: OrderActs }) {
  const t = useTexts(deskOrderTexts)
  const tm = useTexts(deskMoveTexts)
  const confirmation = useConfirmation(order)
  const { actions } = order
  return (
    <div className={look('flex', 'wrap', 'gap-xs', 'empty-hidden', 'phone-grow-buttons')}>
      {order.proof_of_advance_payment !== null && (
        <Button
          variant="default"
          leftSection={<IconPhoto size={ICON} aria-hidden />}
          onClick={() => acts.begin({ kind: 'proof' })}
        >
          {t('viewProof')}
        </Button>
      )}
      {order.proof_of_refund !== null && (
        <Button variant="default" onClick={() => acts.begin({ kind: 'refund-proof' })}>
          {t('viewRefund')}
        </Button>
      )}
      {actions.refuse && (
        <Button variant="default" onClick={() => acts.begin({ kind: 'refuse' })}>
          {tm('refuse')}
        </Button>
      )}
      {actions.confirm && (
        <Button
          leftSection={<IconCheck size={ICON} aria-hidden />}
          loading={confirmation.isRunning}
          onClick={() => void confirmation.run()}
        >
          {tm('confirm')}
        </Button>
      )}
      {actions.refund && (
        <Button onClick={() => acts.begin({ kind: 'refund' })}>{tm('refund')}</Button>
      )}
    </div>
  )
}

/** The down payment of an order that asks for one: where it stands, its proof, the answer. */
export function DownPaymentCard({ order, acts }: { order: VendorOrder; acts: OrderActs }) {
  const t = useTexts(deskOrderTexts)
  const id = useId()
  const { down_payment_status: status, down_payment: amount, refund_due: due } = order
  if (status === null) return null
  const note = noteOf(order)
  return (
    <section className={look('stack', 'gap-sm', 'card', 'phone-p-sm')} aria-labelledby={id}>
      <header className={look('flex', 'wrap', 'justify-between', 'align-start', 'gap-xs-md')}>
        <div className={look('row', 'wrap', 'gap-6', 'min-w-0')}>
          <h2 id={id} className={look('text-md', 'medium', 'semibold', 'break-anywhere')}>
            {t('downPayment')}
          </h2>
          <StatusChip status={status} />
          <HistoryButton code={t('downPayment')} statuses={order.down_payment_statuses} />
        </div>
        <div className={look('stack', 'align-end', 'phone-align-start')}>
          <Money amount={amount} strong />
          {due > 0 && (
            <span className={look('block', 'dimmed', 'tiny', 'regular')}>
              {t(status === 'Refunded' ? 'refunded' : 'refundDue')}: <Money amount={due} />
            </span>
          )}
        </div>
      </header>
      <p className={look('row', 'wrap', 'gap-4-20', 'dimmed')}>{t(helpOf(order, status))}</p>
      {note !== '' && <p className={look('quote', 'break-anywhere', 'pre-wrap')}>{note}</p>}
      <Acts order={order} acts={acts} />
    </section>
  )
}
