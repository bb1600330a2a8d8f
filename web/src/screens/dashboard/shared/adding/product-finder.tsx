import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ProductToAdd as Wanted } from '../../../../features/cart/use-add-to-cart'
import { ProductPicker } from '../../../../features/catalog/product-picker'
import { UnavailableHost } from './unavailable-host'
import { look } from '../../../../ui/look'
import { SelectedProductCard } from '../../../../features/catalog/selected-product-card'
import classes from './product-finder.module.css'
import { useWantedQuantity } from './use-wanted-quantity'
import { WantedQuantity } from './wanted-quantity'

interface ProductToAddProps {
  product: ProductHit
  addLabel: string | undefined
  isAdding: boolean
  onAdd: (quantity: number) => void
  onClose: () => void
}

/** The selected product with a quantity field; Enter adds it. */
function ProductToAdd({ product, addLabel, isAdding, onAdd, onClose }: ProductToAddProps) {
  const place = useRef<HTMLDivElement>(null)
  const wanted = useWantedQuantity(product)
  const { canChoose, read } = wanted
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
    // On touch devices the on-screen keyboard would cover the selected product.
    if (window.matchMedia('(pointer: coarse)').matches) return
    const first = canChoose ? 'input' : '[data-card-add]'
    place.current?.querySelector<HTMLElement>(first)?.focus()
  }, [canChoose])
  const add = () => onAdd(read().quantity)
  return (
    <div ref={place} className={classes.picked}>
      <SelectedProductCard
        product={product}
        addLabel={addLabel}
        isAdding={isAdding}
        onAdd={add}
        onClose={onClose}
        quantityField={
          canChoose && (
            <div>
              <WantedQuantity name={product.name} wanted={wanted} onAdd={add} />
            </div>
          )
        }
      />
    </div>
  )
}

interface ProductFinderProps {
  /** City of the delivery area; undefined to offer all products. */
  areaCity: string | undefined
  /** Resolves to true once the product is added. */
  onAdd: (product: Wanted) => Promise<boolean>
  isAdding: (productId: string) => boolean
  addLabel?: string
  beside?: ReactNode
}

/**
 * Product search, selected product with quantity, and Add button (Spec 1 §2). Works by keyboard: search, Enter
 * to add, and back to the field for the next product.
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
    // Another product may have been selected meanwhile.
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
