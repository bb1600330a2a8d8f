import { Anchor } from '@mantine/core'
import { orderDetailTexts } from '@pasok/domain/orders/orders.detail.texts'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { DownPaymentState } from '@pasok/domain/orders/orders.states'
import { Figures } from '../../../documents/figures'
import { StatusChip } from '../../../documents/status-chip'
import { DocumentTimeline } from '../../../documents/timeline'
import { useTexts } from '../../../lib/texts'
import { Card } from '../../../ui/two-columns'
import { isProvable } from './is-awaited'
import { look } from '../../../ui/look'

interface DownPaymentCardProps {
  order: PurchaseOrder
  status: DownPaymentState
}

/** What was asked for ahead, where it stands, and how it came there. */
export function DownPaymentCard({ order, status }: DownPaymentCardProps) {
  const t = useTexts(orderDetailTexts)
  const { proof_of_advance_payment: proof } = order
  return (
    <Card title={t('downPayment')} narrow="after">
      <StatusChip status={status} />
      <div className={look('mt-sm')}>
        <Figures
          figures={[
            { label: t('downPayment'), amount: order.down_payment },
            ...(order.refund_due > 0
              ? [{ label: t('refundDue'), amount: order.refund_due, total: true }]
              : []),
          ]}
        />
      </div>
      {proof !== null && !isProvable(order) && (
        <Anchor
          href={proof}
          target="_blank"
          rel="noopener noreferrer"
          className={look('block', 'mt-xs')}
        >
          {t('openProof')}
        </Anchor>
      )}
      {order.down_payment_statuses.length > 0 && (
        <div className={look('mt-md')}>
          <DocumentTimeline statuses={order.down_payment_statuses} />
        </div>
      )}
    </Card>
  )
}
