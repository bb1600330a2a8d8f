import { portalInvoiceTexts } from '@pasok/domain/invoices/invoices.portal.texts'
import { vendorPortalTexts } from '@pasok/domain/kernel/vendor-portal.texts'
import { portalOrderTexts } from '@pasok/domain/orders/portal/portal.texts'
import { portalReceiptTexts } from '@pasok/domain/receipts/receipts.portal.texts'
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
import type { Portal } from './portal'
import { MenuCount, MessagesBadge } from './menu-count'

/** Number of orders waiting to be picked. */
function NewOrdersBadge() {
  const t = useTexts(portalOrderTexts)
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
  const t = useTexts(portalReceiptTexts)
  const count = useVendorReceiptCounts().data?.['Good Receive Note Submit'] ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Number of approved receipts waiting for an invoice. */
function InvoicesToIssueBadge() {
  const t = useTexts(portalInvoiceTexts)
  const count = useVendorReceiptCounts().data?.['Ready to Invoice'] ?? 0
  return <MenuCount value={count} label={count === 1 ? t('toIssueOne') : t('toIssue', { count })} />
}

/** The vendor portal (`docs/domain.md` §1). */
export const VENDOR_PORTAL: Portal = {
  flag: 'VENDOR',
  signInTexts: {
    title: vendorPortalTexts.signInTitle,
    help: vendorPortalTexts.signInHelp,
    elsewhere: vendorPortalTexts.signedInAs,
    signOutFirst: vendorPortalTexts.signOutFirst,
  },
  name: vendorPortalTexts.desk,
  menu: vendorPortalTexts.menu,
  notifications: '/vendor/notifications',
  entries: [
    {
      to: '/vendor/orders',
      name: vendorPortalTexts.orders,
      icon: IconClipboardList,
      letter: 'o',
      isPinned: true,
      badge: NewOrdersBadge,
    },
    {
      to: '/vendor/receipts',
      name: vendorPortalTexts.receipts,
      icon: IconPackageImport,
      letter: 'g',
      isPinned: true,
      badge: WaitingReceiptsBadge,
    },
    {
      to: '/vendor/invoices',
      name: vendorPortalTexts.invoices,
      icon: IconFileInvoice,
      letter: 'f',
      isPinned: true,
      badge: InvoicesToIssueBadge,
    },
    {
      to: '/vendor/products',
      name: vendorPortalTexts.products,
      icon: IconPackages,
      letter: 'p',
      isPinned: true,
    },
    {
      to: '/vendor/buyers',
      name: vendorPortalTexts.buyers,
      icon: IconBuildings,
      letter: 'b',
      isPinned: false,
      badge: WaitingBuyersBadge,
    },
    {
      to: '/vendor/messages',
      name: vendorPortalTexts.messages,
      icon: IconMessages,
      letter: 'm',
      isPinned: false,
      badge: MessagesBadge,
    },
    {
      to: '/vendor/delivery-areas',
      name: vendorPortalTexts.deliveryAreas,
      icon: IconMapPin,
      letter: 'd',
      isPinned: false,
    },
    {
      to: '/vendor/imports',
      name: vendorPortalTexts.imports,
      icon: IconFileImport,
      letter: 'i',
      isPinned: false,
    },
    {
      to: '/vendor/team',
      name: vendorPortalTexts.team,
      icon: IconUsers,
      letter: 'u',
      isPinned: false,
    },
    {
      to: '/vendor/activity',
      name: vendorPortalTexts.activity,
      icon: IconHistory,
      letter: 'a',
      isPinned: false,
    },
    {
      to: '/vendor/settings',
      name: vendorPortalTexts.settings,
      icon: IconSettings,
      letter: 's',
      isPinned: false,
    },
  ],
}
