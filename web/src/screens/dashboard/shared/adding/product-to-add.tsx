import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { useEffect, useRef } from 'react'
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

/** The product picked, with how much of it is wanted; Enter adds that. */
export function ProductToAdd({ product, addLabel, isAdding, onAdd, onClose }: ProductToAddProps) {
  const place = useRef<HTMLDivElement>(null)
  const wanted = useWantedQuantity(product)
  const { canChoose, read } = wanted
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
    // On glass the keyboard would cover what was just picked.
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
