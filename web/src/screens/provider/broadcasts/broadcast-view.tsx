import { Modal } from '@mantine/core'
import type { SentBroadcast } from '@pasok/domain/notifications/broadcasts/broadcasts.contract'
import { broadcastTexts } from '@pasok/domain/notifications/broadcasts/broadcasts.texts'
import { LANGUAGES, type Language } from '@pasok/domain/kernel/texts'
import { BroadcastCard } from '../../../features/notifications/broadcast-card'
import { useTexts } from '../../../lib/texts'
import { useFocusReturn } from '../../../ui/focus-return'
import { look } from '../../../ui/look'
import { wordsFor, type BroadcastInput } from './broadcast-draft'

const READERS = { en: 'readsEn', id: 'readsId' } as const satisfies Record<
  Language,
  keyof typeof broadcastTexts
>

interface BroadcastPreviewProps {
  words: BroadcastInput['words']
  status: 'unread' | 'read'
}

export function BroadcastPreview({ words, status }: BroadcastPreviewProps) {
  const t = useTexts(broadcastTexts)
  return (
    <div className={look('grid', 'two-columns', 'phone-one-column', 'gap-sm')}>
      {LANGUAGES.map((reader) => {
        const shown = wordsFor({ words }, reader)
        const name = t(READERS[reader])
        const isOther = shown.language !== reader
        return (
          <section key={reader} className={look('stack', 'gap-6', 'min-w-0')} aria-label={name}>
            <span className={look('text-xs', 'dimmed')} aria-hidden>
              {isOther ? `${name}, ${t('readsOther')}` : name}
            </span>
            <div lang={shown.language}>
              <BroadcastCard row={{ ...shown.words, status, createdAt: '' }} previewIn={reader} />
            </div>
          </section>
        )
      })}
    </div>
  )
}

interface BroadcastViewProps {
  broadcast: SentBroadcast
  onClose: () => void
}

export function BroadcastView({ broadcast, onClose }: BroadcastViewProps) {
  const t = useTexts(broadcastTexts)
  useFocusReturn()
  const { title, message, language, translation } = broadcast
  const own = { title, message }
  const other = translation ?? { title: '', message: '' }
  const words = language === 'en' ? { en: own, id: other } : { en: other, id: own }
  return (
    <Modal opened onClose={onClose} title={t('preview')} size={800}>
      <BroadcastPreview words={words} status="read" />
    </Modal>
  )
}
