import { addingTexts } from '@pasok/domain/cart/cart.texts'
import { QuantityStepper } from '../../../../features/cart/quantity-stepper'
import { useTexts, useTx } from '../../../../lib/texts'
import type { useWantedQuantity } from './use-wanted-quantity'

interface WantedQuantityProps {
  name: string
  wanted: ReturnType<typeof useWantedQuantity>
  onAdd: () => void
}

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
      // A corrected quantity is shown first; another Enter adds it.
      onEnter={() => read().notice === undefined && onAdd()}
    />
  )
}
