import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { ChangeDialog } from './change-dialog'
import type { Doing } from './doing'
import { ProofDialog } from './proof-dialog'
import { CancelDialog, RefuseDialog } from './reason-dialogs'
import { RefundDialog } from './refund-dialog'
import { ShipDialog } from './ship-dialog'
import { ShippingDialog } from './shipping-dialog'

interface OrderDialogsProps {
  order: VendorOrder
  doing: Doing
  onDo: (doing: Doing) => void
  onClose: () => void
}

/** Asks what a move of an order needs. */
export function OrderDialogs({ order, doing, onDo, onClose }: OrderDialogsProps) {
  const pack =
    'packageId' in doing ? order.packages.find(({ _id }) => _id === doing.packageId) : undefined
  switch (doing.kind) {
    case 'proof':
      return (
        <ProofDialog
          order={order}
          link={order.proof_of_advance_payment}
          onRefuse={() => onDo({ kind: 'refuse' })}
          onClose={onClose}
        />
      )
    case 'refund-proof':
      return <ProofDialog order={order} link={order.proof_of_refund} onClose={onClose} />
    case 'refuse':
      return <RefuseDialog order={order} onClose={onClose} />
    case 'refund':
      return <RefundDialog order={order} onClose={onClose} />
    case 'cancel':
      return pack && <CancelDialog pack={pack} onClose={onClose} />
    case 'shipping':
      return pack && <ShippingDialog pack={pack} onClose={onClose} />
    case 'ship':
      return pack && <ShipDialog pack={pack} onClose={onClose} />
    default: {
      const item = pack?.items.find(({ _id }) => _id === doing.itemId)
      return (
        pack && item && <ChangeDialog order={order} pack={pack} item={item} onClose={onClose} />
      )
    }
  }
}
