import { LazyBoundary, lazyPiece } from '../lib/lazy-boundary'
import { useMayChat } from '../lib/may-chat'
import { useCan } from '../lib/session'
import { useStore } from '../lib/store'
import { closeWithToast } from '../lib/toast'
import { usePhone } from '../lib/use-phone'
import { ConnectionBanner } from './connection-banner'
import type { Door } from './doors'
import { closeExtra, extraStore } from './extras.store'
import { FeedbackButton } from './feedback-button'
import { LiveChanges } from './live-changes'
import { LiveSocket } from './live-socket'

const Palette = lazyPiece(async () => (await import('./palette')).Palette)
const Shortcuts = lazyPiece(async () => (await import('./shortcuts')).Shortcuts)
const FeedbackDialog = lazyPiece(
  async () => (await import('../features/platform/feedback-dialog')).FeedbackDialog,
)

const ReceiptSender = lazyPiece(
  async () => (await import('../features/receipts/receipt-sender')).ReceiptSender,
)

const ChatNews = lazyPiece(async () => (await import('../features/chat/chat-news')).ChatNews)

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
      <LazyBoundary optional>{mayChat && <ChatNews />}</LazyBoundary>
      <LazyBoundary optional>{mayReceive && <ReceiptSender />}</LazyBoundary>
      <LazyBoundary key={shown} onMissing={closeWithToast(closeExtra)}>
        {shown === 'palette' && (
          <Palette doors={doors} mayGiveFeedback={feedback === 'open'} onClose={closeExtra} />
        )}
        {shown === 'shortcuts' && <Shortcuts doors={doors} onClose={closeExtra} />}
        {shown === 'feedback' && feedback === 'open' && <FeedbackDialog onClose={closeExtra} />}
      </LazyBoundary>
    </>
  )
}
