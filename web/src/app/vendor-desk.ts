import { vendorDeskTexts } from '@pasok/domain/kernel/vendor-desk.texts'
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
import type { Desk } from './desk'
import { MessagesBadge } from './messages-badge'
import {
  InvoicesToIssueBadge,
  NewOrdersBadge,
  WaitingBuyersBadge,
  WaitingReceiptsBadge,
} from './vendor-badges'

/** The vendors' desk (`docs/domain.md` §1). */
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
