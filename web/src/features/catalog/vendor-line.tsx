import { Avatar } from '@mantine/core'
import { vendorStoreTexts } from '@pasok/domain/vendors/vendors.store.texts'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/texts'
import type { Product } from '@pasok/domain/catalog/catalog.model'
import { useVendor } from './catalog.queries'
import { look } from '../../ui/look'

type Sold = Pick<Product, 'vendor_id' | 'vendor_name' | 'warehouse_detail'>

interface VendorLineProps {
  product: Sold
  linked?: boolean
}

export function VendorLine({ product, linked = false }: VendorLineProps) {
  const t = useTexts(vendorStoreTexts)
  const { data: vendor } = useVendor(product.vendor_id)
  const picture = vendor?.profiles_store[0]?.image_url
  return (
    <div className={look('row', 'gap-10')}>
      <Avatar
        src={picture || null}
        name={product.vendor_name}
        color="teal"
        radius="md"
        size={36}
        aria-hidden
      />
      <div className={look('stack', 'min-w-0')}>
        {linked ? (
          <Link
            className={look(
              'color-link',
              'medium',
              'leading-tight',
              'break-anywhere',
              'no-underline',
              'hover-underline',
            )}
            to="/dashboard/products"
            search={{ page: 'vendor-store', vendor_id: product.vendor_id }}
            aria-label={t('visit', { name: product.vendor_name })}
          >
            {product.vendor_name}
          </Link>
        ) : (
          <span className={look('medium', 'leading-tight', 'break-anywhere')}>
            {product.vendor_name}
          </span>
        )}
        <span className={look('dimmed', 'text-xs', 'leading-tight')}>
          {vendor?.city ?? product.warehouse_detail.city}
        </span>
      </div>
    </div>
  )
}
