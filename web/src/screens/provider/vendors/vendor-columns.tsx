import type { VendorRow } from '@pasok/domain/vendors/vendors.provider.model'
import { providerVendorTexts } from '@pasok/domain/vendors/vendors.provider.texts'
import { count as formatCount } from '../../../lib/format'
import { NONE } from '../../../lib/none'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { VendorChip } from '../vendor-chip'
import { look } from '../../../ui/look'

/** The columns of the vendors. */
export function useVendorColumns(): Column<VendorRow>[] {
  const t = useTexts(providerVendorTexts)
  return [
    { key: 'code', head: t('code'), width: 130, cell: (row) => row.company_code },
    {
      key: 'vendor',
      head: t('vendor'),
      card: 'title',
      cell: (row) => <span className={look('medium')}>{row.legal_name}</span>,
    },
    { key: 'category', head: t('category'), cell: (row) => row.category || NONE },
    { key: 'city', head: t('city'), cell: (row) => row.city || NONE },
    {
      key: 'products',
      head: t('products'),
      align: 'right',
      width: 100,
      cell: (row) => formatCount(row.products),
    },
    {
      key: 'users',
      head: t('users'),
      align: 'right',
      width: 90,
      cell: (row) => formatCount(row.users),
    },
    {
      key: 'state',
      head: t('state'),
      card: 'chip',
      width: 150,
      cell: (row) => <VendorChip standing={row.standing} />,
    },
  ]
}
