import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { createContext, use, useState, type ReactNode } from 'react'
import { Fetched, pieceOf } from '../../../lib/fetched'
import { tellMissing } from '../../../lib/tell-missing'
import type { CancelDialog } from './cancel-dialog'
import { SendOrderDialog } from './send-order-dialog'

type CancelDialogProps = Parameters<typeof CancelDialog>[0]

export const cancelDialog = pieceOf<CancelDialogProps>(
  async () => (await import('./cancel-dialog')).CancelDialog,
)

/** What is asked in a dialog, of the order as it was looked at. */
type Asked =
  | ({ kind: 'cancel' } & Omit<CancelDialogProps, 'onClose'>)
  | { kind: 'send'; order: PurchaseOrder }

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
      {asked?.kind === 'send' && <SendOrderDialog order={asked.order} onClose={close} />}
      {asked?.kind === 'cancel' && (
        <Fetched
          piece={cancelDialog}
          props={{ ...asked, onClose: close }}
          onMissing={(error) => {
            close()
            tellMissing(error)
          }}
        />
      )}
    </Ask>
  )
}
