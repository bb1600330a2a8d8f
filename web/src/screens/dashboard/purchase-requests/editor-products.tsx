import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { useState } from 'react'
import { useAddToCart } from '../../../features/cart/use-add-to-cart'
import { ProductPicker } from '../../../features/catalog/product-picker'
import { SelectedProductCard } from '../../../features/catalog/selected-product-card'
import { PasteButton } from '../shared/paste/paste-button'
import { UnavailableHost } from '../shared/adding/unavailable-host'
import { tellUnavailable } from '../shared/adding/unavailable.store'
import classes from './request-editor.module.css'

/** Product search, the product picked, Add to PR (Spec 1 §2). */
export function EditorProducts({ areaCity }: { areaCity: string | undefined }) {
  const [picked, setPicked] = useState<ProductHit | null>(null)
  const { add, isAdding } = useAddToCart(areaCity, tellUnavailable)
  const onAdd = async (product: ProductHit) => {
    await add({
      slug: product.slug_product,
      productId: product._id,
      vendorId: product.vendor_id,
    })
  }
  return (
    <div className={classes.products}>
      <div className={classes.find}>
        <ProductPicker areaCity={areaCity} onPick={setPicked} />
        <PasteButton />
      </div>
      {picked && (
        <SelectedProductCard
          key={picked._id}
          product={picked}
          isAdding={isAdding(picked._id)}
          onAdd={() => void onAdd(picked)}
          onClose={() => setPicked(null)}
        />
      )}
      <UnavailableHost />
    </div>
  )
}
