import { addingTexts } from '@pasok/domain/cart/cart.adding.texts'
import { QuantityStepper } from '../../../features/cart/quantity-stepper'
import { AddButton } from '../../../features/catalog/add-button'
import type { CardHit } from '../../../features/catalog/found-hit'
import { useTexts, useTx } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { RowActions } from '../../../ui/row-actions'
import { useWantedQuantity } from '../shared/adding/use-wanted-quantity'
import type { CardActions } from './card-actions'
import classes from './hit-buy.module.css'
import { useProductMenu } from './product-menu'

interface HitBuyProps {
  hit: CardHit
  actions: CardActions
}

/** How much of a product that was found, Add, and the menu of what else can be done with it. */
export function HitBuy({ hit, actions }: HitBuyProps) {
  const t = useTexts(addingTexts)
  const tx = useTx()
  const { add, addToOpen, addToTemplate, compare, words } = actions
  const { canChoose, minimum, quantity, notice, read, type, step } = useWantedQuantity(hit)
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
          <QuantityStepper
            inCart={false}
            name={t('toAdd', { name: hit.name })}
            quantity={quantity}
            minimum={minimum}
            message={notice ? tx(notice.text, notice.values) : ''}
            onType={async (text) => type(text)}
            onIncrease={() => step(1)}
            onDecrease={() => step(-1)}
            // A quantity that was raised or cut is shown before it is added.
            onEnter={() => read().notice === undefined && addWanted()}
          />
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
