import type { Product } from '@pasok/domain/catalog/catalog.model'
import { Fetched, pieceOf } from '../../../lib/fetched'
import { tellMissing } from '../../../lib/tell-missing'

const dialog = pieceOf(async () => (await import('./add-to-open-dialog')).AddToOpenDialog)

interface OpenRequestDialogProps {
  product: Pick<Product, '_id' | 'name' | 'stock' | 'minimum_order_quantity'>
  onClose: () => void
}

/** Asks to which open request a product goes; fetched once somebody wants to know. */
export function OpenRequestDialog(props: OpenRequestDialogProps) {
  const missing = (error: unknown) => {
    props.onClose()
    tellMissing(error)
  }
  return <Fetched piece={dialog} props={props} onMissing={missing} />
}
