import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../lib/session'

/** An order's code, linked for users who may read orders. */
export function OrderLink({ code }: { code: string }) {
  const canRead = useCan('orders.read')
  if (!canRead) return code
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/purchase-orders" search={{ order: code }} />
      )}
    >
      {code}
    </Anchor>
  )
}

/** A goods receipt's code, linked for users who may read goods receipts. */
export function ReceiptLink({ code }: { code: string }) {
  const canRead = useCan('receipts.read')
  if (!canRead) return code
  return (
    <Anchor
      inherit
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/good-receipt-note" search={{ receipt: code }} />
      )}
    >
      {code}
    </Anchor>
  )
}
