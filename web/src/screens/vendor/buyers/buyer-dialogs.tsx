import type { RelatedBuyer, RelatedBuyerPage } from '@pasok/domain/vendors/vendors.relations.model'
import type { ReasonMove, TermsMove } from '../../../features/vendors/buyers.queries'
import { ReasonDialog } from './reason-dialog'
import { TermsDialog } from './terms-dialog'

/** What is being done: the buyer as it was when that was begun is what is decided on. */
export type Doing =
  | { kind: 'terms'; move: TermsMove; buyer: RelatedBuyerPage }
  | { kind: 'reason'; move: ReasonMove; buyer: RelatedBuyer }

interface BuyerDialogsProps {
  doing: Doing | null
  onClose: () => void
}

/** Asks what a move of a buyer needs. */
export function BuyerDialogs({ doing, onClose }: BuyerDialogsProps) {
  if (doing === null) return null
  return doing.kind === 'terms' ? (
    <TermsDialog {...doing} onClose={onClose} />
  ) : (
    <ReasonDialog {...doing} onClose={onClose} />
  )
}
