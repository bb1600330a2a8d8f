import type { Product } from '@pasok/domain/catalog/catalog.model'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { useCan } from '../../../lib/session'
import { closeWithToast } from '../../../lib/toast'

/** A product to be added to a saved document. */
export interface Chosen {
  to: 'request' | 'template'
  product: Pick<
    Product,
    '_id' | 'name' | 'stock' | 'minimum_order_quantity' | 'slug_product' | 'vendor_id'
  >
}

const DIALOGS = {
  request: lazyPiece(async () => (await import('./add-to-open-dialog')).AddToOpenDialog),
  template: lazyPiece(
    async () => (await import('../shared/templates/add-to-template-dialog')).AddToTemplateDialog,
  ),
} as const satisfies Record<Chosen['to'], unknown>

/** Returns whether the user may create templates, or edit saved ones. */
export function useMayAddToTemplate(): boolean {
  const mayCreate = useCan('templates.create')
  const mayEdit = useCan('templates.edit')
  return mayCreate || mayEdit
}

/** Dialog to select the open request or template to add a product to. */
export function ChosenDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const Dialog = DIALOGS[chosen.to]
  return (
    <LazyBoundary onMissing={closeWithToast(onClose)}>
      <Dialog product={chosen.product} onClose={onClose} />
    </LazyBoundary>
  )
}
