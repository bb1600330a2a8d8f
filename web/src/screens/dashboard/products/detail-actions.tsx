import type { Product } from '@pasok/domain/catalog/catalog.model'
import { useState } from 'react'
import { AddButton } from '../../../features/catalog/add-button'
import {
  CompareButton,
  OpenRequestButton,
  TemplateButton,
} from '../../../features/catalog/card-buttons'
import { refOf } from '../../../features/catalog/hit'
import { useComparing } from '../../../features/catalog/use-comparing'
import { useMayBuild } from '../../../features/requests/may-build'
import { useAdding } from '../shared/adding/add-to-cart'
import { ChosenDialog, useMayAddToTemplate, type Chosen } from './chosen-dialog'
import classes from './detail-actions.module.css'
import { showSimilar } from '../shared/adding/unavailable.store'
import { look } from '../../../ui/look'

/** To the cart, to an open request or a template, to the comparison; what is out of stock can only be compared. */
export function DetailActions({ product }: { product: Product }) {
  const { add, isAdding, words } = useAdding(showSimilar)
  const { compare, isCompared } = useComparing()
  const mayBuild = useMayBuild()
  const mayTemplate = useMayAddToTemplate()
  const [to, setTo] = useState<Chosen['to']>()
  const { _id: id, name, stock } = product
  const isThere = stock > 0
  if (!compare && !(isThere && (add || mayBuild || mayTemplate))) return null
  return (
    <div className={look('flex', 'gap-xs', 'phone-wrap', 'phone-w-full')}>
      {add && isThere && (
        <AddButton
          size="md"
          className={classes.add}
          text={words.long}
          isAdding={isAdding(id)}
          onAdd={() => add(refOf(product))}
        />
      )}
      {mayBuild && isThere && (
        <OpenRequestButton large name={name} onPress={() => setTo('request')} />
      )}
      {mayTemplate && isThere && (
        <TemplateButton
          large
          name={name}
          beside={add !== undefined && words.ofTemplate}
          onPress={() => setTo('template')}
        />
      )}
      {compare && (
        <CompareButton
          large
          name={name}
          isThere={isCompared(id)}
          onPress={() => compare(product)}
        />
      )}
      {to && <ChosenDialog chosen={{ to, product }} onClose={() => setTo(undefined)} />}
    </div>
  )
}
