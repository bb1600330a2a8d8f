import type { Product } from '@pasok/domain/catalog/catalog.model'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { useState } from 'react'
import { AddButton } from '../../../features/catalog/add-button'
import { CompareButton, OpenRequestButton } from '../../../features/catalog/card-buttons'
import { refOf } from '../../../features/catalog/hit'
import { useComparing } from '../../../features/catalog/use-comparing'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { useAdding } from '../shared/adding/add-to-cart'
import { OpenRequestDialog } from './open-request-dialog'
import classes from './detail-actions.module.css'
import { showSimilar } from '../shared/adding/unavailable.store'

/** To the cart, to an open request, to the comparison; what is out of stock can only be compared. */
export function DetailActions({ product }: { product: Product }) {
  const t = useTexts(catalogTexts)
  const { add, isAdding } = useAdding(showSimilar)
  const { compare, isCompared } = useComparing()
  const mayEdit = useCan('requests.edit')
  const [isAsking, setAsking] = useState(false)
  const { _id: id, name, stock } = product
  const isThere = stock > 0
  if (!compare && !(isThere && (add || mayEdit))) return null
  return (
    <div className={classes.actions}>
      {add && isThere && (
        <AddButton
          size="md"
          className={classes.add}
          text={t('addToPurchaseRequest')}
          isAdding={isAdding(id)}
          onAdd={() => add(refOf(product))}
        />
      )}
      {mayEdit && isThere && (
        <OpenRequestButton large name={name} onPress={() => setAsking(true)} />
      )}
      {compare && (
        <CompareButton
          large
          name={name}
          isThere={isCompared(id)}
          onPress={() => compare(product)}
        />
      )}
      {isAsking && <OpenRequestDialog product={product} onClose={() => setAsking(false)} />}
    </div>
  )
}
