import { cartTexts } from '@pasok/domain/cart/cart.texts'
import { sum, toNumber } from '@pasok/domain/kernel/decimal'
import { useMemo } from 'react'
import { useTexts } from '../../lib/texts'
import { Money } from '../../ui/money'
import type { Cart } from './draft-store'
import { useCart } from './use-cart'
import classes from './cart-totals.module.css'

/** Whole rupiah, of the whole cart. */
function figuresOf({ lines, groups, total }: Cart) {
  return {
    beforeTax: toNumber(sum(lines.map((line) => line.sub_total_before_tax))),
    tax: toNumber(sum(lines.map((line) => line.tax_price))),
    saved: toNumber(sum(lines.map((line) => line.sum_price_discount))),
    downPayment: toNumber(sum(groups.map((group) => group.downPayment))),
    total,
  }
}

/** The cart's sums as an invoice has them. */
export function CartTotals() {
  const t = useTexts(cartTexts)
  const cart = useCart()
  const { beforeTax, tax, saved, downPayment, total } = useMemo(() => figuresOf(cart), [cart])
  return (
    <section aria-label={t('summary')}>
      <dl className={classes.figures}>
        <div>
          <dt>{t('beforeTax')}</dt>
          <dd>
            <Money amount={beforeTax} />
          </dd>
        </div>
        <div>
          <dt>{t('tax')}</dt>
          <dd>
            <Money amount={tax} />
          </dd>
        </div>
        <div data-total>
          <dt>{t('total')}</dt>
          <dd aria-live="polite">
            <Money amount={total} strong />
          </dd>
        </div>
        {downPayment > 0 && (
          <div data-quiet>
            <dt>{t('downPayment')}</dt>
            <dd>
              <Money amount={downPayment} />
            </dd>
          </div>
        )}
        {saved > 0 && (
          <div data-saved>
            <dt>{t('saved')}</dt>
            <dd>
              <Money amount={saved} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
