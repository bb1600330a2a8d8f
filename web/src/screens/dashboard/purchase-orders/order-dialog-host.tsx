import { createContext, use, useState, type ComponentProps, type ReactNode } from 'react'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { closeWithToast } from '../../../lib/toast'

export const CancelDialog = lazyPiece(async () => (await import('./cancel-dialog')).CancelDialog)
export const SendOrderDialog = lazyPiece(
  async () => (await import('./send-order-dialog')).SendOrderDialog,
)

/** The open dialog and its order, in the version that the user saw. */
type OrderDialog =
  | ({ kind: 'cancel' } & Omit<ComponentProps<typeof CancelDialog>, 'onClose'>)
  | ({ kind: 'send' } & Omit<ComponentProps<typeof SendOrderDialog>, 'onClose'>)

const OrderDialogContext = createContext<(dialog: OrderDialog) => void>(() => undefined)

/** Returns a function that opens a dialog about an order. */
export const useOrderDialog = () => use(OrderDialogContext)

/**
 * Dialogs of the orders screen. They are outside the order cards, because a card may disappear when the vendor
 * moves the order, and the input must remain.
 */
export function OrderDialogs({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<OrderDialog | null>(null)
  const close = () => setDialog(null)
  return (
    <OrderDialogContext value={setDialog}>
      {children}
      <LazyBoundary key={dialog?.kind} onMissing={closeWithToast(close)}>
        {dialog?.kind === 'send' && <SendOrderDialog {...dialog} onClose={close} />}
        {dialog?.kind === 'cancel' && <CancelDialog {...dialog} onClose={close} />}
      </LazyBoundary>
    </OrderDialogContext>
  )
}
