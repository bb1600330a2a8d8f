import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { useCart } from '../../../features/cart/use-cart'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import classes from './products-bar.module.css'
import { look } from '../../../ui/look'

/** Number and total of the cart's items; nothing until the local database has been read. */
export function CartFigures() {
  const t = useTexts(cartTexts)
  const { lines, total, ready } = useCart()
  if (!ready) return null
  return (
    <>
      <span className={classes.words}>
        {lines.length === 1 ? t('oneItem') : t('items', { count: lines.length })}
      </span>
      <span
        className={`${classes.count} ${look('rounded-xl', 'tiny', 'semibold', 'tabular')}`}
        aria-hidden
      >
        {lines.length}
      </span>
      <Money amount={total} strong />
    </>
  )
}
