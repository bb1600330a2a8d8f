import { createContext, use, useState, type ReactNode } from 'react'
import { Fetched, pieceOf } from '../../../lib/fetched'
import { tellMissing } from '../../../lib/tell-missing'
import type { CancelDialog } from './cancel-dialog'
import type { SendOrderDialog } from './send-order-dialog'

type CancelDialogProps = Parameters<typeof CancelDialog>[0]
type SendDialogProps = Parameters<typeof SendOrderDialog>[0]

export const cancelDialog = pieceOf<CancelDialogProps>(
  async () => (await import('./cancel-dialog')).CancelDialog,
)
export const sendDialog = pieceOf<SendDialogProps>(
  async () => (await import('./send-order-dialog')).SendOrderDialog,
)

/** What is asked in a dialog, of the order as it was looked at. */
type Asked =
  | ({ kind: 'cancel' } & Omit<CancelDialogProps, 'onClose'>)
  | ({ kind: 'send' } & Omit<SendDialogProps, 'onClose'>)

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
  const miss = (error: unknown) => {
    close()
    tellMissing(error)
  }
  return (
    <Ask value={setAsked}>
      {children}
      {asked?.kind === 'send' && (
        <Fetched piece={sendDialog} props={{ ...asked, onClose: close }} onMissing={miss} />
      )}
      {asked?.kind === 'cancel' && (
        <Fetched piece={cancelDialog} props={{ ...asked, onClose: close }} onMissing={miss} />
      )}
    </Ask>
  )
}
