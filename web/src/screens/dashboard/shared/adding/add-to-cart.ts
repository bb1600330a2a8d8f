import { cardTexts } from '@pasok/domain/catalog/catalog.bar.texts'
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
import { tellUnavailable } from './unavailable.store'

export interface Adding {
  /** Nothing where this person may build neither requests nor templates. */
  add: ((product: ProductToAdd) => void) | undefined
  isAdding: (productId: string) => boolean
  /** What the button says: which cart it goes to. */
  words: {
    short: string
    long: string
    named: (name: string) => string
    /** It goes to the template that is being made. */
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

/** The template cart that a template is not being edited in; the local database is fetched for it. */
const beginTemplate = async () => {
  const { beginTemplateCart } = await import('../templates/template-cart')
  await beginTemplateCart()
}

/**
 * Adding to the request, for the chosen delivery area; to the template where one is made, and for
 * those who build templates only. What can't be had is told, with what is similar.
 */
export function useAdding(onUnavailable: (product: Unavailable) => void = tellUnavailable): Adding {
  const shown = useCartKind()
  const mayBuild = useMayBuild()
  const mayTemplate = useCan('templates.create')
  const kind = shown === 'template' || !mayBuild ? 'template' : 'request'
  const { city } = useDeliveryAreas()
  // Where a template is delivered is not known yet.
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
