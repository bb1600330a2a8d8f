import { Avatar } from '@mantine/core'
import type { Product } from '@pasok/domain/catalog/catalog.model'
import { useVendor } from './catalog.queries'
import classes from './vendor-line.module.css'

type Sold = Pick<Product, 'vendor_id' | 'vendor_name' | 'warehouse_detail'>

/** Who sells it: avatar, name and city. */
export function VendorLine({ product }: { product: Sold }) {
  const { data: vendor } = useVendor(product.vendor_id)
  const picture = vendor?.profiles_store[0]?.image_url
  return (
    <div className={classes.vendor}>
      <Avatar
        src={picture || null}
        name={product.vendor_name}
        color="teal"
        radius="md"
        size={36}
        aria-hidden
      />
      <div className={classes.words}>
        <span className={classes.name}>{product.vendor_name}</span>
        <span className={classes.city}>{vendor?.city ?? product.warehouse_detail.city}</span>
      </div>
    </div>
  )
}
