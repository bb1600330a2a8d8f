import { Modal } from '@mantine/core'
import type { ToldBroadcast } from '@pasok/domain/notifications/notifications.broadcasts.contract'
import { broadcastTexts } from '@pasok/domain/notifications/notifications.broadcasts.texts'
import { useTexts } from '../../../lib/texts'
import { useFocusReturn } from '../../../ui/focus-return'
import { BroadcastPreview } from './broadcast-preview'

interface BroadcastViewProps {
  told: ToldBroadcast
  onClose: () => void
}

/** One in full, as its readers see it. */
export function BroadcastView({ told, onClose }: BroadcastViewProps) {
  const t = useTexts(broadcastTexts)
  useFocusReturn()
  const { title, message, language, translation } = told
  const own = { title, message }
  const other = translation ?? { title: '', message: '' }
  const words = language === 'en' ? { en: own, id: other } : { en: other, id: own }
  return (
    <Modal opened onClose={onClose} title={t('preview')} size={800}>
      <BroadcastPreview words={words} status="read" />
    </Modal>
  )
}
