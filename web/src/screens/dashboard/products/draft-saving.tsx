import { VisuallyHidden } from '@mantine/core'
import { useCallback } from 'react'
import { useCart, useCartMarker } from '../../../features/cart/cart.store'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { useSaveState } from '../../../features/requests/save-state'
import { useAutosave } from '../../../features/requests/use-autosave'
import { isEditor, LeaveGuard, type Place } from '../shared/drafts/leave-guard'
import { useSaveDraft } from '../shared/drafts/use-save-draft'
import classes from './products-bar.module.css'
import { look } from '../../../ui/look'

/** The cart goes with it from product to product, and to the editor. */
const goesOn = (next: Place): boolean => next.pathname === '/dashboard/products' || isEditor(next)

/**
 * Saves the draft that is in the cart as the editor does (Spec 1 §4), and says where that stands;
 * what has to be decided about it waits in the editor, whose save meets it again.
 */
function Saving() {
  const { lines, marker, ready } = useCart()
  const { area } = useDeliveryAreas()
  const saveDraft = useSaveDraft(area?._id)
  const save = useCallback(async () => (await saveDraft()).revision, [saveDraft])
  const { revision, saved, savedAt } = marker
  const { phase, message, unsaved, saveNow } = useAutosave({
    revision,
    saved,
    hasItems: lines.length > 0,
    isDraft: true,
    enabled: ready && area !== undefined,
    save,
  })
  const { Icon, text } = useSaveState({ phase, savedAt, message })
  return (
    <>
      <LeaveGuard unsaved={unsaved} goesOn={goesOn} onSave={saveNow} />
      <span
        className={`${classes.saving} ${look('centered', 'round')}`}
        title={text}
        data-phase={phase}
        role="status"
      >
        <Icon size={14} aria-hidden />
        <VisuallyHidden>{text}</VisuallyHidden>
      </span>
    </>
  )
}

/**
 * Where the cart is a draft: one that is no request yet becomes one in the editor, so that looking
 * around makes none. Anew for another cart: what was wrong with the one before is not wrong with it.
 */
export function DraftSaving() {
  const { id, cartId } = useCartMarker()
  return id === undefined ? null : <Saving key={cartId} />
}
