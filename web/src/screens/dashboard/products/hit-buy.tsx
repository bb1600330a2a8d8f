import { AddButton } from '../../../features/catalog/add-button'
import type { CardHit } from '../../../features/catalog/found-hit'
import { look } from '../../../ui/look'
import { RowActions } from '../../../ui/row-actions'
import { useWantedQuantity } from '../shared/adding/use-wanted-quantity'
import { WantedQuantity } from '../shared/adding/wanted-quantity'
import type { CardActions } from './card-actions'
import classes from './hit-buy.module.css'
import { useProductMenu } from './product-menu'

interface HitBuyProps {
  hit: CardHit
  actions: CardActions
}

/** How much of a product that was found, Add, and the menu of what else can be done with it. */
export function HitBuy({ hit, actions }: HitBuyProps) {
  const { add, addToOpen, addToTemplate, compare, words } = actions
  const wanted = useWantedQuantity(hit)
  const { canChoose, read } = wanted
  const menu = useProductMenu({
    addToOpen: addToOpen && (() => addToOpen(hit)),
    addToTemplate: addToTemplate && (() => addToTemplate(hit)),
    compare: compare && (() => compare(hit)),
    isCompared: actions.isCompared(hit.objectID),
    isBesideTemplate: add !== undefined && words.ofTemplate,
  })
  if (!add && menu.length === 0) return null
  const addWanted = () => add?.(hit, canChoose ? read().quantity : undefined)
  return (
    <div className={`${look('relative', 'grid')} ${classes.buy}`}>
      {add && canChoose && (
        <div className={classes.quantity}>
          <WantedQuantity name={hit.name} wanted={wanted} onAdd={addWanted} />
        </div>
      )}
      {add && (
        <AddButton
          bare
          size="xs"
          className={classes.add ?? ''}
          text={words.short}
          label={words.named(hit.name)}
          isAdding={actions.isAdding(hit.objectID)}
          onAdd={addWanted}
        />
      )}
      <span className={classes.menu}>
        <RowActions name={hit.name} actions={menu} />
      </span>
    </div>
  )
}
