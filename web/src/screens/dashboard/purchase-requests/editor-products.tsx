import { useAddToCart } from '../../../features/cart/use-add-to-cart'
import { ProductFinder } from '../shared/adding/product-finder'
import { tellUnavailable } from '../shared/adding/unavailable.store'
import { PasteButton } from '../shared/paste/paste-button'

/** Product search, the product picked, Add to PR (Spec 1 §2). */
export function EditorProducts({ areaCity }: { areaCity: string | undefined }) {
  const { add, isAdding } = useAddToCart(areaCity, tellUnavailable)
  return (
    <ProductFinder areaCity={areaCity} onAdd={add} isAdding={isAdding} beside={<PasteButton />} />
  )
}
