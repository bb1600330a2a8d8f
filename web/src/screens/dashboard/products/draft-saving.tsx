import { VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useAutosave } from '../../../features/cart/use-autosave'
import { useCartMarker } from '../../../features/cart/use-cart'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { useSaveState } from '../../../features/requests/save-state'
import { refresh } from '../../../lib/refresh'
import { isEditor, LeaveGuard, type Place } from '../shared/drafts/leave-guard'
import { requestServer } from '../shared/drafts/request-draft'
import classes from './products-bar.module.css'
import { look } from '../../../ui/look'

/** The cart goes with it from product to product, and to the editor. */
const goesOn = (next: Place): boolean => next.pathname === '/dashboard/products' || isEditor(next)

/**
 * Saves the draft that is in the cart as the editor does (Spec 1 §4), and says where that stands;
 * what has to be decided about it waits in the editor, whose save meets it again.
 */
function Saving() {
  const { savedAt } = useCartMarker()
  const { area } = useDeliveryAreas()
  const client = useQueryClient()
  const { phase, message, unsaved, saveNow } = useAutosave({
    server: area && requestServer(area._id),
    onSaved: () => void refresh(client, ['request']),
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
 * around makes none.
 */
export function DraftSaving() {
  const { id } = useCartMarker()
  return id === undefined ? null : <Saving />
}
