import { Alert } from '@mantine/core'
import { proofTexts } from '@pasok/domain/files/files.texts'
import { RELOAD_AFTER_PROOF_MS } from '@pasok/domain/orders/orders.constants'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { CopyCode } from '../../../documents/copy-code'
import { StatusChip } from '../../../documents/status-chip'
import { submitProof } from '../../../features/orders/orders.moves'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import { GivenProof } from '../shared/proof/given-proof'
import { ProofForm } from '../shared/proof/proof-form'
import { VendorAccounts } from '../shared/vendor-accounts'
import classes from './down-payment.module.css'
import { look } from '../../../ui/look'

/** The vendor's reason for refusing the proof, with advice for users who can submit another. */
function Refusal({ order }: { order: PurchaseOrder }) {
  const t = useTexts(orderScreenTexts)
  const { actions, down_payment_status: status, down_payment_statuses: statuses } = order
  const refused = statuses.findLast(({ name }) => name === 'Refused')
  if (!refused || (status !== 'Refused' && status !== 'Lapsed')) return null
  const isProofRequested = actions.proof && status === 'Refused'
  return (
    <Alert
      color="red"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t(isProofRequested ? 'proofRefused' : 'proofRefusedElsewhere')}
    >
      {refused.note}
    </Alert>
  )
}

/** Amount and recipient of the down payment; nothing once it has lapsed. */
function Wanted({ order }: { order: PurchaseOrder }) {
  const t = useTexts(orderScreenTexts)
  if (order.down_payment_status === 'Lapsed')
    return <p className={look('dimmed', 'text-xs')}>{t('lapsedHelp')}</p>
  return (
    <>
      {order.actions.proof && <p className={look('dimmed', 'text-xs')}>{t('payHelp')}</p>}
      <VendorAccounts vendorId={order.vendor._id} />
    </>
  )
}

/** Down payment of an order: amount, recipient and proof (Spec 2 §2). */
export function DownPaymentPanel({ order }: { order: PurchaseOrder }) {
  const t = useTexts(orderScreenTexts)
  const tp = useTexts(proofTexts)
  const mayProve = useCan('orders.proof')
  const { down_payment_status: status, proof_of_advance_payment: proof } = order
  if (status === null) return null
  const { actions } = order
  const hasForm = actions.proof || (status === 'Submitted' && mayProve)
  return (
    <section
      className={`${classes.panel} ${look('grid', 'two-columns', 'p-md', 'border-t', 'phone-one-column', 'phone-p-sm')}`}
      aria-label={`${t('downPayment')} ${order.code_po}`}
    >
      <div className={look('stack', 'align-start', 'gap-xs', 'min-w-0')}>
        <span className={look('inline-row', 'wrap', 'gap-xs', 'text-xs', 'medium')}>
          {t('downPayment')} <StatusChip status={status} />
        </span>
        <span className={look('inline-row', 'gap-4', 'text-lg')}>
          <Money amount={order.down_payment} strong />
          <CopyCode value={String(order.down_payment)} />
        </span>
        <Wanted order={order} />
      </div>
      {(hasForm || status !== 'Asked') && (
        <div className={look('stack', 'gap-xs', 'min-w-0')}>
          <span className={look('inline-row', 'wrap', 'gap-xs', 'text-xs', 'medium')}>
            {tp('proof')}
          </span>
          <Refusal order={order} />
          {proof !== null && <GivenProof url={proof} label={tp('openProof')} />}
          {hasForm && (
            <ProofForm
              proven={{ code: order.code_po, version: order.version }}
              mayProve={actions.proof}
              submitLabel={t('submit')}
              waiting={t('waitingVendor')}
              submitProof={(fileUrl, keyOf) => submitProof(order._id, fileUrl, keyOf)}
              refreshes={['order']}
              reloadAfter={RELOAD_AFTER_PROOF_MS}
            />
          )}
        </div>
      )}
    </section>
  )
}

/** Rest of the down payment that the vendor owes, or has returned, after the order has ended. */
export function RefundNote({ order }: { order: PurchaseOrder }) {
  const t = useTexts(orderScreenTexts)
  const { refund_due: due, proof_of_refund: proof } = order
  if (due === 0) return null
  const isDue = order.down_payment_status === 'Refund Due'
  return (
    <div
      className={look('row', 'wrap', 'gap-xs-sm', 'p-xs-md', 'border-t', 'phone-p-xs-sm')}
      data-due={isDue || undefined}
    >
      <StatusChip status={order.down_payment_status ?? 'Refund Due'} />
      <Money amount={due} strong />
      {isDue && <span className={look('dimmed', 'text-xs')}>{t('refundDueHelp')}</span>}
      {proof !== null && <GivenProof url={proof} label={t('openRefund')} />}
    </div>
  )
}
