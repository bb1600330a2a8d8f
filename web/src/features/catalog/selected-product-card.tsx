import { ActionIcon } from '@mantine/core'
import { SKU_SHOWN_CHARACTERS } from '@pasok/domain/catalog/catalog.constants'
import type { ProductHit } from '@pasok/domain/catalog/catalog.model'
import { catalogTexts } from '@pasok/domain/catalog/catalog.texts'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ProductLink } from '../../documents/product-link'
import { ProductPicture } from '../../documents/product-picture'
import { quantity } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { AddButton } from './add-button'
import { useCompanyPrices } from './catalog.queries'
import { ProductPrice } from './product-price'
import classes from './selected-product-card.module.css'
import { shownPrice } from './shown-price'
import { StockSign } from './stock-sign'
import { look } from '../../ui/look'

const PICTURE = 96

interface SelectedProductCardProps {
  product: ProductHit
  addLabel?: string
  quantityField?: ReactNode
  isAdding: boolean
  onAdd: () => void
  onClose: () => void
}

export function SelectedProductCard({
  product,
  addLabel,
  quantityField,
  isAdding,
  onAdd,
  onClose,
}: SelectedProductCardProps) {
  const t = useTexts(catalogTexts)
  const { priceOf, isPending } = useCompanyPrices([product])
  const own = priceOf(product)
  const minimum = Math.max(1, product.minimum_order_quantity)
  const maker = [product.brand, product.vendor_name].filter(Boolean).join(' · ')
  return (
    <section
      className={`${look('relative', 'flex', 'wrap', 'gap-md', 'frame', 'p-sm')} ${classes.card}`}
      aria-label={t('selectedProduct')}
    >
      <div className={`${look('flex-none')} ${classes.picture}`}>
        <ProductPicture src={product.images_product[0]} size={PICTURE} />
      </div>
      <div className={`${look('stack', 'min-w-0')} ${classes.words}`}>
        <ProductLink
          className={look(
            'color-inherit',
            'medium',
            'break-anywhere',
            'no-underline',
            'hover-link',
          )}
          slug={product.slug_product}
          name={product.name}
        />
        <span className={look('flex', 'wrap', 'gap-2-sm', 'dimmed', 'text-xs')}>{maker}</span>
        <span className={look('flex', 'wrap', 'gap-2-sm', 'dimmed', 'text-xs')}>
          {product.SKU.slice(0, SKU_SHOWN_CHARACTERS)}
        </span>
        <span className={look('flex', 'wrap', 'gap-2-sm', 'dimmed', 'text-xs')}>
          <StockSign stock={product.stock} counted />
          {t('minimum', { minimum: quantity(minimum) })}
        </span>
      </div>
      <div
        className={`${look('stack', 'justify-between', 'gap-xs', 'phone-own-line')} ${classes.buy}`}
      >
        <ProductPrice shown={shownPrice(product, own)} isPending={!own && isPending} />
        {quantityField}
        <AddButton text={addLabel ?? t('addToPr')} isAdding={isAdding} onAdd={onAdd} />
      </div>
      <ActionIcon
        className={classes.close}
        variant="subtle"
        color="gray"
        aria-label={t('closeSelected')}
        onClick={onClose}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </section>
  )
}
