import { Anchor, Button, Group, Modal } from '@mantine/core'
import { deskMoveTexts } from '@pasok/domain/orders/orders.desk.moves.texts'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import type { VendorOrder } from '@pasok/domain/orders/orders.model'
import { hasEnded } from '@pasok/domain/orders/orders.states'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconCheck } from '@tabler/icons-react'
import { vendorMoves } from '../../../features/orders/vendor-orders.queries'
import { rupiah } from '../../../lib/format'
import { useStore } from '../../../lib/store'
import { useTexts } from '../../../lib/texts'
import { askedStore, confirm } from '../../../ui/confirm'
import { useFocusReturn } from '../../../ui/focus-return'
import { ZoomPicture } from '../../../ui/zoom-picture'
import classes from './proof-dialog.module.css'
import { useOrderMove } from './use-order-move'

interface ProofDialogProps {
  order: VendorOrder
  /** To the picture. */
  link: string | null
  onRefuse?: () => void
  onClose: () => void
}

/** Asks, and confirms the down payment of an order as it was looked at. */
export function useConfirmation(order: VendorOrder) {
  const t = useTexts(deskMoveTexts)
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

/** The proof of a down payment over the whole screen, and the answer to it. */
export function ProofDialog({ order, link, onRefuse, onClose }: ProofDialogProps) {
  const t = useTexts(deskOrderTexts)
  const tm = useTexts(deskMoveTexts)
  const td = useTexts(documentTexts)
  const isAsked = useStore(askedStore) !== null
  const confirmation = useConfirmation(order)
  useFocusReturn()
  const confirmIt = async () => {
    if (await confirmation.run()) onClose()
  }
  const { actions } = order
  return (
    <Modal
      opened
      fullScreen
      onClose={onClose}
      closeOnEscape={!isAsked}
      trapFocus={!isAsked}
      title={t('proofOf', { code: order.code_po })}
      closeButtonProps={{ 'aria-label': td('close') }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      {link !== null && (
        <ZoomPicture label={t('zoomProof')}>
          <img src={link} alt="" className={classes.picture} />
        </ZoomPicture>
      )}
      <Group justify="space-between" gap="xs">
        {link !== null && (
          <Anchor href={link} target="_blank" rel="noopener noreferrer">
            {t('openProof')}
          </Anchor>
        )}
        {onRefuse && (
          <Group gap="xs" ml="auto">
            {actions.refuse && (
              <Button variant="default" onClick={onRefuse}>
                {tm('refuse')}
              </Button>
            )}
            {actions.confirm && (
              <Button
                leftSection={<IconCheck size={16} aria-hidden />}
                loading={confirmation.isRunning}
                onClick={() => void confirmIt()}
              >
                {tm('confirm')}
              </Button>
            )}
          </Group>
        )}
      </Group>
    </Modal>
  )
}
