import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { companyTexts } from '@pasok/domain/company/company.texts'
import { IconShoppingCart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCart } from '../../../features/cart/cart.store'
import { DeliveryAreaSelect } from '../../../features/company/delivery-area'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import classes from './products-bar.module.css'

function CartSummary() {
  const t = useTexts(cartTexts)
  const { lines, total } = useCart()
  return (
    <Link className={classes.cart} to="/dashboard/purchase-requests" search={{ page: 'create' }}>
      <IconShoppingCart size={18} aria-hidden />
      <span className={classes.figures} role="status">
        {lines.length === 1 ? t('oneItem') : t('items', { count: lines.length })}
        <span className={classes.total}>
          <Money amount={total} strong />
        </span>
      </span>
      <span className={classes.view}>{t('viewCart')}</span>
    </Link>
  )
}

/** The green bar of the products page (Spec 1 §2, Top bar and shell). */
export function ProductsBar() {
  const t = useTexts(companyTexts)
  const mayCreate = useCan('requests.create')
  const mayEdit = useCan('requests.edit')
  return (
    <div className={classes.bar}>
      <div className={classes.area}>
        <span className={classes.label} aria-hidden>
          {t('deliveryArea')}
        </span>
        <DeliveryAreaSelect labelHidden className={classes.select} />
      </div>
      {(mayCreate || mayEdit) && <CartSummary />}
    </div>
  )
}
