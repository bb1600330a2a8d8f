import { addingTexts } from '@pasok/domain/cart/cart.adding.texts'
import { QuantityStepper } from '../../../../features/cart/quantity-stepper'
import { useTexts, useTx } from '../../../../lib/texts'
import type { useWantedQuantity } from './use-wanted-quantity'

interface WantedQuantityProps {
  /** The product's name. */
  name: string
  wanted: ReturnType<typeof useWantedQuantity>
  onAdd: () => void
}

/** How much of a product is added to the cart; Enter adds it. */
export function WantedQuantity({ name, wanted, onAdd }: WantedQuantityProps) {
  const t = useTexts(addingTexts)
  const tx = useTx()
  const { minimum, quantity, notice, read, type, step } = wanted
  return (
    <QuantityStepper
      inCart={false}
      name={t('toAdd', { name })}
      quantity={quantity}
      minimum={minimum}
      message={notice ? tx(notice.text, notice.values) : ''}
      onType={async (text) => type(text)}
      onIncrease={() => step(1)}
      onDecrease={() => step(-1)}
      // A quantity that was raised or cut is shown before it is added.
      onEnter={() => read().notice === undefined && onAdd()}
    />
  )
}
