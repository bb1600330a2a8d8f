import type { Product } from '@pasok/domain/catalog/catalog.model'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { AddButton } from '../../../features/catalog/add-button'
import { refOf } from '../../../features/catalog/hit'
import { useComparing } from '../../../features/catalog/use-comparing'
import { useMayBuild } from '../../../features/requests/may-build'
import { useAdding } from '../shared/adding/add-to-cart'
import { ChosenDialog, useMayAddToTemplate, type Chosen } from './chosen-dialog'
import classes from './detail-actions.module.css'
import { showSimilar } from '../shared/adding/unavailable.store'
import type { RowAction } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'
import { RowActions } from '../../../ui/row-actions'
import { useProductMenu } from './product-menu'

/** To the cart, to an open request or a template, to the comparison; what is out of stock can only be compared. */
export function DetailActions({ product }: { product: Product }) {
  const { add, isAdding, words } = useAdding(showSimilar)
  const { compare, isCompared } = useComparing()
  const mayBuild = useMayBuild()
  const mayTemplate = useMayAddToTemplate()
  const [to, setTo] = useState<Chosen['to']>()
  const { _id: id, stock } = product
  const isThere = stock > 0
  const menu = useProductMenu({
    addToOpen: mayBuild && isThere ? () => setTo('request') : undefined,
    addToTemplate: mayTemplate && isThere ? () => setTo('template') : undefined,
    compare: compare && (() => compare(product)),
    isCompared: isCompared(id),
    isBesideTemplate: add !== undefined && words.ofTemplate,
  })
  // Add to Template is a button of its own (Spec 2 §2); so is what would be alone in the menu.
  const isButton = ({ key }: RowAction) => key === 'template' || menu.length === 1
  const shown = menu.filter(isButton)
  const others = menu.filter((one) => !isButton(one))
  if (menu.length === 0 && !(add && isThere)) return null
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
      {shown.map(({ key, label, icon, onSelect }) => (
        <Button key={key} size="md" variant="default" leftSection={icon} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <span className={look('centered', 'flex-none')}>
          <RowActions name={product.name} actions={others} />
        </span>
      )}
      {to && <ChosenDialog chosen={{ to, product }} onClose={() => setTo(undefined)} />}
    </div>
  )
}
