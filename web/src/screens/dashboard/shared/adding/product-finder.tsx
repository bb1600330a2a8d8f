import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { useRef, useState, type ReactNode } from 'react'
import type { ProductToAdd as Wanted } from '../../../../features/cart/use-add-to-cart'
import { ProductPicker } from '../../../../features/catalog/product-picker'
import { ProductToAdd } from './product-to-add'
import { UnavailableHost } from './unavailable-host'
import { look } from '../../../../ui/look'

interface ProductFinderProps {
  /** Only what is delivered there is offered; everything without. */
  areaCity: string | undefined
  /** True once it is added: the next one may be searched for. */
  onAdd: (product: Wanted) => Promise<boolean>
  isAdding: (productId: string) => boolean
  /** "Add to PR" without. */
  addLabel?: string
  /** Beside the field. */
  beside?: ReactNode
}

/**
 * Product search, the product picked with its quantity, adding it (Spec 1 §2); by keyboard from the
 * words to Enter, and back to the field for the next one.
 */
export function ProductFinder({ areaCity, onAdd, isAdding, addLabel, beside }: ProductFinderProps) {
  const [picked, setPicked] = useState<ProductHit | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const leave = () => {
    field.current?.focus()
    setPicked(null)
  }
  const add = async (product: ProductHit, quantity: number) => {
    const { slug_product: slug, _id: productId, vendor_id: vendorId } = product
    if (!(await onAdd({ slug, productId, vendorId, quantity }))) return
    // Another one may have been picked meanwhile.
    setPicked((now) => (now === product ? null : now))
    field.current?.focus()
  }
  return (
    <div className={look('stack', 'gap-md')}>
      <div className={look('flex', 'align-end', 'gap-xs-sm', 'phone-column')}>
        <div className={look('grow')}>
          <ProductPicker areaCity={areaCity} onPick={setPicked} fieldRef={field} />
        </div>
        {beside}
      </div>
      {picked && (
        <ProductToAdd
          key={picked._id}
          product={picked}
          addLabel={addLabel}
          isAdding={isAdding(picked._id)}
          onAdd={(quantity) => void add(picked, quantity)}
          onClose={leave}
        />
      )}
      <UnavailableHost />
    </div>
  )
}
