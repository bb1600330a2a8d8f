import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { VisuallyHidden } from '@mantine/core'
import { rupiah } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Money } from '../../ui/money'
import classes from './product-price.module.css'
import type { ShownPrice } from './shown-price'

interface ProductPriceProps {
  shown: ShownPrice
  /** The company's own price is on its way: its room is kept, nothing else is shown in its place. */
  isPending?: boolean
  large?: boolean
}

/** Price, discount badge and struck retail price; the same height with and without a discount. */
export function ProductPrice({ shown, isPending = false, large = false }: ProductPriceProps) {
  const t = useTexts(catalogTexts)
  const { price, retail, badge } = shown
  return (
    <div
      className={classes.block}
      data-large={large || undefined}
      data-pending={isPending || undefined}
    >
      <span className={classes.price}>
        <Money amount={price} strong />
      </span>
      <span className={classes.before}>
        {badge > 0 && (
          <span className={classes.badge}>{t('discountBadge', { percent: badge })}</span>
        )}
        {retail !== undefined && (
          <>
            <VisuallyHidden>{t('retailPrice', { price: rupiah(retail) })}</VisuallyHidden>
            <span aria-hidden>
              <Money amount={retail} struck />
            </span>
          </>
        )}
      </span>
    </div>
  )
}
