import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { companyTexts } from '@pasok/domain/company/company.texts'
import { IconShoppingCart } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { DeliveryAreaSelect } from '../../../features/company/delivery-area'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import classes from './products-bar.module.css'

// What is in the cart is asked of the local database, which is no part of the first load.
const CartFigures = lazy(async () => ({
  default: (await import('./cart-figures')).CartFigures,
}))

function CartSummary() {
  const t = useTexts(cartTexts)
  return (
    <Link className={classes.cart} to="/dashboard/purchase-requests" search={{ page: 'create' }}>
      <IconShoppingCart size={18} aria-hidden />
      <span className={classes.figures} role="status">
        <Suspense>
          <CartFigures />
        </Suspense>
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
