import type { Offer } from '@pasok/domain/catalog/catalog.model'
import { Link } from '@tanstack/react-router'
import { ProductThumb } from '../../documents/product-picture'
import { rupiah } from '../../lib/format'
import { AddButton } from './add-button'
import classes from './offer-row.module.css'
import { StockSign } from './stock-sign'
import { look } from '../../ui/look'

interface OfferRowProps {
  offer: Offer
  isAdding: boolean
  words: { short: string; named: (name: string) => string }
  /** Undefined for users who may not build requests. */
  onAdd: (() => void) | undefined
  /** Called when the product's link is followed. */
  onLeave?: (() => void) | undefined
}

/** A product in one row: picture, name, vendor, the company's price, Add button. */
export function OfferRow({ offer, isAdding, words, onAdd, onLeave }: OfferRowProps) {
  return (
    <li className={`${look('grid', 'align-center', 'gap-4-sm', 'py-xs')} ${classes.row}`}>
      <ProductThumb src={offer.image} size={48} />
      <div className={look('grid', 'min-w-0')}>
        <Link
          className={look(
            'color-inherit',
            'medium',
            'break-anywhere',
            'no-underline',
            'hover-link',
          )}
          to="/dashboard/products"
          search={{ page: 'detail-product', slug: offer.slug }}
          onClick={onLeave}
        >
          {offer.name}
        </Link>
        <span className={look('dimmed', 'text-xs')}>{offer.vendor_name}</span>
        <span className={look('dimmed', 'text-xs')}>
          <StockSign stock={offer.stock} counted />
        </span>
      </div>
      <span className={look('semibold', 'nowrap', 'tabular')}>{rupiah(offer.discount_price)}</span>
      {onAdd && (
        <AddButton
          size="xs"
          text={words.short}
          label={words.named(offer.name)}
          isAdding={isAdding}
          onAdd={onAdd}
        />
      )}
    </li>
  )
}
