import { vendorDeskTexts } from '@pasok/domain/kernel/vendor-desk.texts'
import { useTexts } from '../../lib/texts'
import { PageHead } from '../../ui/page-head'

/** `/vendor/products`: what the vendor sells. */
export function VendorProductsScreen() {
  const t = useTexts(vendorDeskTexts)
  return <PageHead title={t('products')} />
}
