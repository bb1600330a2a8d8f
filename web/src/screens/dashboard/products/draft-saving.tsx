import { VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useAutosave } from '../../../features/cart/use-autosave'
import { useCartMarker } from '../../../features/cart/use-cart'
import { useDeliveryAreas } from '../../../features/company/delivery-area'
import { useSaveState } from '../../../features/requests/save-state'
import { refresh } from '../../../lib/refresh'
import { isEditor, LeaveGuard, type LeavingTo } from '../shared/drafts/leave-guard'
import { requestServer } from '../shared/drafts/request-draft-server'
import classes from './products-bar.module.css'
import { look } from '../../../ui/look'

/** Returns true for pages where the cart remains in use: products and the editor. */
const mayContinue = (next: LeavingTo): boolean =>
  next.pathname === '/dashboard/products' || isEditor(next)

/**
 * Saves the draft in the cart like the editor (Spec 1 §4) and shows the state. Conflicts are resolved in the
 * editor, whose own save detects them again.
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
      <LeaveGuard unsaved={unsaved} mayContinue={mayContinue} onSave={saveNow} />
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
 * Saves only an existing draft: a new request is created in the editor, so that browsing products creates none.
 */
export function DraftSaving() {
  const { id } = useCartMarker()
  return id === undefined ? null : <Saving />
}
