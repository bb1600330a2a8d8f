import { Button } from '@mantine/core'
import { portalMoveTexts } from '@pasok/domain/orders/portal/portal.moves.texts'
import { portalOrderTexts } from '@pasok/domain/orders/portal/portal.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { hasEnded } from '@pasok/domain/orders/orders.states'
import { IconCheck } from '@tabler/icons-react'
import { ProofView } from '../../../../documents/proof-view'
import { vendorMoves } from '../../../../features/orders/vendor-orders.queries'
import { rupiah } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { confirm } from '../../../../ui/confirm'
import { useOrderMove } from './use-order-move'

interface ProofDialogProps {
  order: VendorOrder
  /** Address of the picture; null while unavailable. */
  link: string | null
  onRefuse?: () => void
  onClose: () => void
}

/** Confirms an order's down payment after a confirmation dialog, for the version that the user saw. */
export function useConfirmation(order: VendorOrder) {
  const t = useTexts(portalMoveTexts)
  const { move, pending } = useOrderMove()
  const run = async (): Promise<boolean> => {
    const yes = await confirm({
      title: t('confirmTitle', { amount: rupiah(order.down_payment) }),
      text: t(hasEnded([order.lastStatus]) ? 'confirmOfEndedText' : 'confirmText'),
      confirmLabel: t('confirm'),
    })
    return yes && (await move('confirm', () => vendorMoves.confirm(order)))
  }
  return { run, isRunning: pending !== null }
}

/** Full screen view of a down payment's proof, with the buttons that answer it. */
export function ProofDialog({ order, link, onRefuse, onClose }: ProofDialogProps) {
  const t = useTexts(portalOrderTexts)
  const tm = useTexts(portalMoveTexts)
  const confirmation = useConfirmation(order)
  const confirmIt = async () => {
    if (await confirmation.run()) onClose()
  }
  const { actions } = order
  return (
    <ProofView title={t('proofOf', { code: order.code_po })} link={link} onClose={onClose}>
      {onRefuse && actions.refuse && (
        <Button variant="default" onClick={onRefuse}>
          {tm('refuse')}
        </Button>
      )}
      {onRefuse && actions.confirm && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={confirmation.isRunning}
          onClick={() => void confirmIt()}
        >
          {tm('confirm')}
        </Button>
      )}
    </ProofView>
  )
}
