import { deskInvoiceTexts } from '@pasok/domain/invoices/invoices.desk.texts'
import { vendorDeskTexts } from '@pasok/domain/kernel/vendor-desk.texts'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import { receiptDeskTexts } from '@pasok/domain/receipts/receipts.desk.texts'
import { buyersTexts } from '@pasok/domain/vendors/vendors.buyers.texts'
import {
  IconBuildings,
  IconClipboardList,
  IconFileImport,
  IconFileInvoice,
  IconHistory,
  IconMapPin,
  IconMessages,
  IconPackageImport,
  IconPackages,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import { useVendorOrderCounts } from '../features/orders/vendor-orders.queries'
import { useVendorReceiptCounts } from '../features/receipts/vendor-receipts.queries'
import { useBuyerCounts } from '../features/vendors/buyers.queries'
import { useTexts } from '../lib/texts'
import type { Desk } from './desk'
import { MenuCount } from './menu-count'
import { MessagesBadge } from './messages-badge'

/** Number of orders waiting to be picked. */
function NewOrdersBadge() {
  const t = useTexts(deskOrderTexts)
  const count = useVendorOrderCounts().data?.['New'] ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Number of buyers waiting for an answer. */
function WaitingBuyersBadge() {
  const t = useTexts(buyersTexts)
  const count = useBuyerCounts().data?.waiting ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Number of receipts waiting for approval or return. */
function WaitingReceiptsBadge() {
  const t = useTexts(receiptDeskTexts)
  const count = useVendorReceiptCounts().data?.['Good Receive Note Submit'] ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Number of approved receipts waiting for an invoice. */
function InvoicesToIssueBadge() {
  const t = useTexts(deskInvoiceTexts)
  const count = useVendorReceiptCounts().data?.['Ready to Invoice'] ?? 0
  return <MenuCount value={count} label={count === 1 ? t('toIssueOne') : t('toIssue', { count })} />
}

/** The vendor portal (`docs/domain.md` §1). */
export const VENDOR_DESK: Desk = {
  flag: 'VENDOR',
  door: {
    title: vendorDeskTexts.signInTitle,
    help: vendorDeskTexts.signInHelp,
    elsewhere: vendorDeskTexts.signedInAs,
    signOutFirst: vendorDeskTexts.signOutFirst,
  },
  name: vendorDeskTexts.desk,
  menu: vendorDeskTexts.menu,
  notifications: '/vendor/notifications',
  entries: [
    {
      to: '/vendor/orders',
      name: vendorDeskTexts.orders,
      icon: IconClipboardList,
      letter: 'o',
      isPinned: true,
      badge: NewOrdersBadge,
    },
    {
      to: '/vendor/receipts',
      name: vendorDeskTexts.receipts,
      icon: IconPackageImport,
      letter: 'g',
      isPinned: true,
      badge: WaitingReceiptsBadge,
    },
    {
      to: '/vendor/invoices',
      name: vendorDeskTexts.invoices,
      icon: IconFileInvoice,
      letter: 'f',
      isPinned: true,
      badge: InvoicesToIssueBadge,
    },
    {
      to: '/vendor/products',
      name: vendorDeskTexts.products,
      icon: IconPackages,
      letter: 'p',
      isPinned: true,
    },
    {
      to: '/vendor/buyers',
      name: vendorDeskTexts.buyers,
      icon: IconBuildings,
      letter: 'b',
      isPinned: false,
      badge: WaitingBuyersBadge,
    },
    {
      to: '/vendor/messages',
      name: vendorDeskTexts.messages,
      icon: IconMessages,
      letter: 'm',
      isPinned: false,
      badge: MessagesBadge,
    },
    {
      to: '/vendor/delivery-areas',
      name: vendorDeskTexts.deliveryAreas,
      icon: IconMapPin,
      letter: 'd',
      isPinned: false,
    },
    {
      to: '/vendor/imports',
      name: vendorDeskTexts.imports,
      icon: IconFileImport,
      letter: 'i',
      isPinned: false,
    },
    {
      to: '/vendor/team',
      name: vendorDeskTexts.team,
      icon: IconUsers,
      letter: 'u',
      isPinned: false,
    },
    {
      to: '/vendor/activity',
      name: vendorDeskTexts.activity,
      icon: IconHistory,
      letter: 'a',
      isPinned: false,
    },
    {
      to: '/vendor/settings',
      name: vendorDeskTexts.settings,
      icon: IconSettings,
      letter: 's',
      isPinned: false,
    },
  ],
}
