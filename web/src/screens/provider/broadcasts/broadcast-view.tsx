import { Modal } from '@mantine/core'
import type { ToldBroadcast } from '@pasok/domain/notifications/notifications.broadcasts.contract'
import { broadcastTexts } from '@pasok/domain/notifications/notifications.broadcasts.texts'
import { BroadcastCard } from '../../../features/notifications/broadcast-card'
import { useTexts } from '../../../lib/texts'
import { useFocusReturn } from '../../../ui/focus-return'

interface BroadcastViewProps {
  told: ToldBroadcast
  onClose: () => void
}

/** One in full, as its readers see it. */
export function BroadcastView({ told, onClose }: BroadcastViewProps) {
  const t = useTexts(broadcastTexts)
  useFocusReturn()
  return (
    <Modal opened onClose={onClose} title={t('preview')} size={640}>
      <BroadcastCard row={{ ...told, status: 'read' }} />
    </Modal>
  )
}
