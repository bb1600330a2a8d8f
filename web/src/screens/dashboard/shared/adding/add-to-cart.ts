import { cardTexts } from '@pasok/domain/catalog/search/search.texts'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useDeliveryAreas } from '../../../../features/company/delivery-area'
import { useMayBuild } from '../../../../features/requests/may-build'
import { useCartKind, type CartKind } from '../../../../features/cart/cart.kind'
import {
  useAddToCart,
  type ProductToAdd,
  type Unavailable,
} from '../../../../features/cart/use-add-to-cart'
import { useCan } from '../../../../lib/session'
import { useTx } from '../../../../lib/texts'
import { showUnavailable } from './unavailable-host'

export interface Adding {
  /** Undefined for users who may build neither requests nor templates. */
  add: ((product: ProductToAdd) => void) | undefined
  isAdding: (productId: string) => boolean
  /** Button texts, which name the cart. */
  words: {
    short: string
    long: string
    named: (name: string) => string
    /** True when the product is added to the template in progress. */
    ofTemplate: boolean
  }
}

function useWords(kind: CartKind): Adding['words'] {
  const tx = useTx()
  if (kind === 'template') {
    const text = tx(cardTexts.addToTemplate)
    const named = (name: string) => tx(cardTexts.addToTemplateNamed, { name })
    return { short: text, long: text, named, ofTemplate: true }
  }
  return {
    short: tx(catalogTexts.addToPr),
    long: tx(catalogTexts.addToPurchaseRequest),
    named: (name) => tx(catalogTexts.addNamed, { name }),
    ofTemplate: false,
  }
}

/** Prepares the template cart outside the template editor; loads the local database on demand. */
const beginTemplate = async () => {
  const { beginTemplateCart } = await import('../templates/template-cart')
  await beginTemplateCart()
}

/**
 * Adds products to the request's cart for the selected delivery area; to the template's cart in the template
 * editor, and for users who may only build templates. Unavailable products are reported together with similar
 * ones.
 */
export function useAdding(onUnavailable: (product: Unavailable) => void = showUnavailable): Adding {
  const shown = useCartKind()
  const mayBuild = useMayBuild()
  const mayTemplate = useCan('templates.create')
  const kind = shown === 'template' || !mayBuild ? 'template' : 'request'
  const { city } = useDeliveryAreas()
  // A template has no delivery area yet.
  const { add, isAdding } = useAddToCart(kind === 'request' ? city : undefined, onUnavailable, kind)
  const begin = async (product: ProductToAdd) => {
    if (kind === 'template' && shown !== 'template') await beginTemplate()
    await add(product)
  }
  const may = mayBuild || mayTemplate || shown === 'template'
  return {
    add: may ? (product) => void begin(product) : undefined,
    isAdding,
    words: useWords(kind),
  }
}
