import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { Box, VisuallyHidden } from '@mantine/core'
import { rupiah } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Money } from '../../ui/money'
import classes from './product-price.module.css'
import type { ShownPrice } from './shown-price'
import { look } from '../../ui/look'

interface ProductPriceProps {
  shown: ShownPrice
  /** True while the company's price is loading: reserves its space. */
  isPending?: boolean
  /** `dense`: for rows of a list, with the retail price below. */
  form?: 'card' | 'large' | 'dense'
}

const FORMS = {
  card: { block: look('row', 'wrap', 'align-baseline', 'gap-2-xs'), price: look('text-lg') },
  large: { block: look('row', 'wrap', 'align-baseline', 'gap-2-sm'), price: classes.large },
  dense: { block: look('stack', 'align-end'), price: undefined },
}

/** Price, discount badge and struck-through retail price; the same height with and without a discount. */
export function ProductPrice({ shown, isPending = false, form = 'card' }: ProductPriceProps) {
  const t = useTexts(catalogTexts)
  const { price, retail, badge } = shown
  const looks = FORMS[form]
  return (
    <div className={`${looks.block} ${look(isPending && 'invisible')}`}>
      <span className={looks.price}>
        <Money amount={price} strong />
      </span>
      <Box
        component="span"
        className={look('row', 'gap-xs', 'text-xs')}
        mih={form === 'dense' ? 0 : 20}
      >
        {badge > 0 && (
          <span
            className={`${look('rounded-xs', 'on-teal', 'tiny', 'semibold', 'tabular', 'nowrap')} ${classes.badge}`}
          >
            {t('discountBadge', { percent: badge })}
          </span>
        )}
        {retail !== undefined && (
          <>
            <VisuallyHidden>{t('retailPrice', { price: rupiah(retail) })}</VisuallyHidden>
            <span aria-hidden>
              <Money amount={retail} struck />
            </span>
          </>
        )}
      </Box>
    </div>
  )
}
