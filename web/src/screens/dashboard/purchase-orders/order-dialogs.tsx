import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { closeWithToast } from '../../../lib/toast'

export const CancelDialog = lazyPiece(async () => (await import('./cancel-dialog')).CancelDialog)
export const SendOrderDialog = lazyPiece(
  async () => (await import('./send-order-dialog')).SendOrderDialog,
)

/** What is asked in a dialog, of the order as it was looked at. */
type Asked =
  | ({ kind: 'cancel' } & Omit<ComponentProps<typeof CancelDialog>, 'onClose'>)
  | ({ kind: 'send' } & Omit<ComponentProps<typeof SendOrderDialog>, 'onClose'>)

const Ask = createContext<(asked: Asked) => void>(() => undefined)

/** Opens a dialog of the screen about an order. */
export const useAsk = () => use(Ask)

/**
 * The dialogs of the orders. They stand in the screen, not in an order's card: when the other side
 * moves the order its card goes, and what is being typed stays.
 */
export function OrderDialogs({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <Ask value={setAsked}>
      {children}
      <LazyBoundary key={asked?.kind} onMissing={closeWithToast(close)}>
        {asked?.kind === 'send' && <SendOrderDialog {...asked} onClose={close} />}
        {asked?.kind === 'cancel' && <CancelDialog {...asked} onClose={close} />}
      </LazyBoundary>
    </Ask>
  )
}
