import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { closeWithToast } from '../../../lib/toast'

export const CancelDialog = lazyPiece(async () => (await import('./cancel-dialog')).CancelDialog)
export const SendOrderDialog = lazyPiece(
  async () => (await import('./send-order-dialog')).SendOrderDialog,
)

/** The open dialog and its order, in the version that the user saw. */
type Asked =
  | ({ kind: 'cancel' } & Omit<ComponentProps<typeof CancelDialog>, 'onClose'>)
  | ({ kind: 'send' } & Omit<ComponentProps<typeof SendOrderDialog>, 'onClose'>)

const Ask = createContext<(asked: Asked) => void>(() => undefined)

/** Returns a function that opens a dialog about an order. */
export const useAsk = () => use(Ask)

/**
 * Dialogs of the orders screen. They are outside the order cards, because a card may disappear when the vendor
 * moves the order, and the input must remain.
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
