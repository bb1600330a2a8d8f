import { Fetched, pieceOf } from '../lib/fetched'
import { useMayChat } from '../lib/may-chat'
import { useCan } from '../lib/session'
import { useStore } from '../lib/store'
import { usePhone } from '../lib/use-phone'
import { ConnectionBanner } from './connection-banner'
import type { Door } from './doors'
import { closeExtra, closeMissing, extraStore } from './extras.store'
import { FeedbackButton } from './feedback-button'
import { LiveChanges } from './live-changes'
import { LiveSocket } from './live-socket'

const palette = pieceOf(async () => (await import('./palette')).Palette)
const shortcuts = pieceOf(async () => (await import('./shortcuts')).Shortcuts)
const feedbackDialog = pieceOf(
  async () => (await import('../features/platform/feedback-dialog')).FeedbackDialog,
)

const receiptSender = pieceOf<object>(
  async () => (await import('../features/receipts/receipt-sender')).ReceiptSender,
)

const chatNews = pieceOf<object>(async () => (await import('../features/chat/chat-news')).ChatNews)

export interface ExtrasLayerProps {
  doors: readonly Door[]
  /** Of people of a buying company; closed until their registration is complete. */
  feedback?: 'open' | 'closed'
}

/** The banner, the floating button (on a phone it is in the person's menu), and whichever of the others is asked for. */
export function ExtrasLayer({ doors, feedback }: ExtrasLayerProps) {
  const shown = useStore(extraStore)
  const phone = usePhone()
  const mayChat = useMayChat()
  const mayReceive = useCan('receipts.create')
  return (
    <>
      <LiveSocket />
      <LiveChanges />
      <ConnectionBanner />
      {feedback && !phone && <FeedbackButton isOpen={feedback === 'open'} />}
      {mayChat && <Fetched piece={chatNews} props={{}} />}
      {mayReceive && <Fetched piece={receiptSender} props={{}} />}
      {shown === 'palette' && (
        <Fetched
          piece={palette}
          props={{ doors, mayGiveFeedback: feedback === 'open', onClose: closeExtra }}
          onMissing={closeMissing}
        />
      )}
      {shown === 'shortcuts' && (
        <Fetched
          piece={shortcuts}
          props={{ doors, onClose: closeExtra }}
          onMissing={closeMissing}
        />
      )}
      {shown === 'feedback' && feedback === 'open' && (
        <Fetched piece={feedbackDialog} props={{ onClose: closeExtra }} onMissing={closeMissing} />
      )}
    </>
  )
}
