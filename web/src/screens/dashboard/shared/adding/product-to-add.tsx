import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { addingTexts } from '@pasok/domain/cart/cart.adding.texts'
import { useEffect, useRef } from 'react'
import { QuantityStepper } from '../../../../features/cart/quantity-stepper'
import { SelectedProductCard } from '../../../../features/catalog/selected-product-card'
import { useTexts, useTx } from '../../../../lib/texts'
import classes from './product-finder.module.css'
import { useWantedQuantity } from './use-wanted-quantity'

interface ProductToAddProps {
  product: ProductHit
  addLabel: string | undefined
  isAdding: boolean
  onAdd: (quantity: number) => void
  onClose: () => void
}

/** The product picked, with how much of it is wanted; Enter adds that. */
export function ProductToAdd({ product, addLabel, isAdding, onAdd, onClose }: ProductToAddProps) {
  const t = useTexts(addingTexts)
  const tx = useTx()
  const place = useRef<HTMLDivElement>(null)
  const { canChoose, minimum, quantity, notice, read, type, step } = useWantedQuantity(product)
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
              <QuantityStepper
                inCart={false}
                name={t('toAdd', { name: product.name })}
                quantity={quantity}
                minimum={minimum}
                message={notice ? tx(notice.text, notice.values) : ''}
                onType={async (text) => type(text)}
                onIncrease={() => step(1)}
                onDecrease={() => step(-1)}
                // What was raised or cut is looked at before it is added.
                onEnter={() => read().notice === undefined && add()}
              />
            </div>
          )
        }
      />
    </div>
  )
}
