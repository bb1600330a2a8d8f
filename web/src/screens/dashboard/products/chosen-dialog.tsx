import type { Product } from '@pasok/domain/catalog/catalog.model'
import { Fetched, pieceOf } from '../../../lib/fetched'
import { useCan } from '../../../lib/session'
import { tellMissing } from '../../../lib/tell-missing'

/** A product that goes to a document that was saved before. */
export interface Chosen {
  to: 'request' | 'template'
  product: Pick<
    Product,
    '_id' | 'name' | 'stock' | 'minimum_order_quantity' | 'slug_product' | 'vendor_id'
  >
}

interface DialogProps {
  product: Chosen['product']
  onClose: () => void
}

/** Each fetched once somebody wants to know. */
const DIALOGS = {
  request: pieceOf<DialogProps>(async () => (await import('./add-to-open-dialog')).AddToOpenDialog),
  template: pieceOf<DialogProps>(
    async () => (await import('../shared/templates/add-to-template-dialog')).AddToTemplateDialog,
  ),
} as const satisfies Record<Chosen['to'], unknown>

/** A new template is for who creates them, a saved one for who edits them. */
export function useMayAddToTemplate(): boolean {
  const mayCreate = useCan('templates.create')
  const mayEdit = useCan('templates.edit')
  return mayCreate || mayEdit
}

/** Asks to which open request or template a product goes. */
export function ChosenDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const missing = (error: unknown) => {
    onClose()
    tellMissing(error)
  }
  return (
    <Fetched
      piece={DIALOGS[chosen.to]}
      props={{ product: chosen.product, onClose }}
      onMissing={missing}
    />
  )
}
