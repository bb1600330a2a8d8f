import { Button } from '@mantine/core'
import { cardTexts } from '@pasok/domain/catalog/search/search.texts'
import type { LastPurchase } from '@pasok/domain/requests/insights/insights.contract'
import { IconRotateClockwise } from '@tabler/icons-react'
import { AddButton } from '../../../features/catalog/add-button'
import type { CardHit, HitParts } from '../../../features/catalog/hit'

import { useLastPurchases } from '../../../features/requests/requests.queries'
import { quantity as shownQuantity, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { RowActions } from '../../../ui/row-actions'
import { useWantedQuantity } from '../shared/adding/use-wanted-quantity'
import { WantedQuantity } from '../shared/adding/wanted-quantity'
import type { CardActions } from './card-actions'
import { useProductMenu } from './product-menu'
import classes from './use-hit-parts.module.css'

interface HitBuyProps {
  hit: CardHit
  actions: CardActions
}

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
      {add && canChoose && <WantedQuantity name={hit.name} wanted={wanted} onAdd={addWanted} />}
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
      <span className={classes.more}>
        <RowActions name={hit.name} actions={menu} />
      </span>
    </div>
  )
}

interface OrderAgainProps {
  name: string
  last: LastPurchase
  /** True in the dense list: no background. */
  isQuiet: boolean
  onAgain: (quantity: number) => void
}

/** Button that adds the last purchase's quantity to the cart and states quantity and date. */
function OrderAgain({ name, last, isQuiet, onAgain }: OrderAgainProps) {
  const t = useTexts(cardTexts)
  const values = {
    name,
    quantity: shownQuantity(last.quantity),
    date: useFormats().date(last.date),
  }
  return (
    <Button
      size="compact-xs"
      pos="relative"
      style={{ zIndex: 1 }}
      variant={isQuiet ? 'subtle' : 'default'}
      {...(isQuiet && { px: 0 })}
      leftSection={<IconRotateClockwise size={14} aria-hidden />}
      title={t('againHelp', values)}
      aria-label={t('againNamed', values)}
      onClick={() => onAgain(last.quantity)}
    >
      {t('again', values)}
    </Button>
  )
}

/** Parts of the hits that depend on the cart and the company's orders. */
export function useHitParts(
  hits: readonly CardHit[],
  actions: CardActions,
  isList = false,
): HitParts {
  const lastOf = useLastPurchases(hits.map(({ _id }) => _id))
  const { add, words } = actions
  return {
    onOpen: actions.open,
    buy: (hit) => <HitBuy hit={hit} actions={actions} />,
    again: (hit) => {
      const last = lastOf(hit._id)
      if (!last || !add || words.ofTemplate || hit.stock <= 0) return null
      return (
        <OrderAgain
          name={hit.name}
          last={last}
          isQuiet={isList}
          onAgain={(quantity) => add(hit, quantity)}
        />
      )
    },
  }
}
