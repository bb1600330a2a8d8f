import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import { hasEnded } from '@pasok/domain/orders/orders.states'
import type { VendorOrder, VendorPackage } from '@pasok/domain/orders/orders.model'
import { ReasonDialog } from '../../../../documents/reason-dialog'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { useTexts } from '../../../../lib/texts'

/** Refuses the proof of a down payment. */
export function RefuseDialog({ order, onClose }: { order: VendorOrder; onClose: () => void }) {
  const t = useTexts(deskMoveTexts)
  return (
    <ReasonDialog
      of={order}
      title={t('refuseTitle', { code: order.code_po })}
      text={t(hasEnded([order.lastStatus]) ? 'refuseOfEndedText' : 'refuseText')}
      submitLabel={t('refuse')}
      may={({ actions }) => actions.refuse}
      run={vendorMoves.refuse}
      refreshes={['order']}
      onClose={onClose}
    />
  )
}

/** Cancels a package before it is shipped. */
export function CancelDialog({ pack, onClose }: { pack: VendorPackage; onClose: () => void }) {
  const t = useTexts(deskMoveTexts)
  return (
    <ReasonDialog
      of={pack}
      title={t('cancelTitle', { code: pack.code_package })}
      text={t('cancelText')}
      submitLabel={t('cancel')}
      may={({ actions }) => actions.cancel}
      run={vendorMoves.cancel}
      refreshes={['order']}
      onClose={onClose}
    />
  )
}
