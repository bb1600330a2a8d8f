import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { moneyTexts } from '@pasok/domain/payments/money/money.texts'
import { providerPaymentTexts } from '@pasok/domain/payments/payments.provider.texts'
import { applicationTexts } from '@pasok/domain/vendors/applications/applications.texts'
import {
  IconBinaryTree,
  IconBuilding,
  IconBuildingBank,
  IconBuildingStore,
  IconCash,
  IconCategory,
  IconCoins,
  IconFileCertificate,
  IconListSearch,
  IconMessage2,
  IconScale,
  IconSpeakerphone,
  IconUserPlus,
  IconUserShield,
} from '@tabler/icons-react'
import { useCompanyCounts } from '../features/company/provider-companies.queries'
import { useMoneyCount } from '../features/payments/provider-money.queries'
import { useToConfirmCount } from '../features/payments/provider-payments.queries'
import { useUnreadFeedback } from '../features/platform/feedback.queries'
import { useWaitingApplications } from '../features/vendors/provider-vendors.queries'
import { useTexts } from '../lib/texts'
import type { Portal } from './portal'
import { MenuCount } from './menu-count'

/** Number of companies waiting for verification. */
function WaitingBadge() {
  const t = useTexts(providerTexts)
  const count = useCompanyCounts().data?.waiting ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Number of vendor applications waiting for a decision. */
function ApplicationsBadge() {
  const t = useTexts(applicationTexts)
  const count = useWaitingApplications().data ?? 0
  return <MenuCount value={count} label={t('waitingCount', { count })} />
}

/** Number of unread feedback messages. */
function UnreadBadge() {
  const t = useTexts(providerTexts)
  const count = useUnreadFeedback().data ?? 0
  return <MenuCount value={count} label={t('unreadCount', { count })} />
}

/** Number of transfers whose payment proof waits for confirmation. */
function ToConfirmBadge() {
  const t = useTexts(providerPaymentTexts)
  const count = useToConfirmCount().data ?? 0
  return <MenuCount value={count} label={t('toConfirmCount', { count })} />
}

/** Number of unmatched payments waiting for a decision. */
function UnappliedMoneyBadge() {
  const t = useTexts(moneyTexts)
  const count = useMoneyCount('Kept').data ?? 0
  return <MenuCount value={count} label={t('toDecideCount', { count })} />
}

/** The provider console (`docs/domain.md` §1). */
export const PROVIDER_PORTAL: Portal = {
  flag: 'PROVIDER',
  signInTexts: {
    title: providerTexts.signInTitle,
    help: providerTexts.signInHelp,
    elsewhere: providerTexts.signedInAs,
    signOutFirst: providerTexts.signOutFirst,
  },
  name: providerTexts.console,
  menu: providerTexts.menu,
  entries: [
    {
      to: '/provider',
      name: providerTexts.companies,
      icon: IconBuilding,
      letter: 'c',
      isPinned: true,
      badge: WaitingBadge,
      below: '/provider/companies/',
    },
    {
      to: '/provider/vendors',
      name: providerTexts.vendors,
      icon: IconBuildingStore,
      letter: 'v',
      isPinned: true,
    },
    {
      to: '/provider/applications',
      name: applicationTexts.name,
      icon: IconUserPlus,
      letter: 'i',
      isPinned: false,
      badge: ApplicationsBadge,
    },
    {
      to: '/provider/payments',
      name: providerTexts.payments,
      icon: IconCash,
      letter: 'p',
      isPinned: true,
      badge: ToConfirmBadge,
    },
    {
      to: '/provider/money',
      name: providerTexts.money,
      icon: IconCoins,
      letter: 'm',
      isPinned: false,
      badge: UnappliedMoneyBadge,
    },
    {
      to: '/provider/owed',
      name: providerTexts.owed,
      icon: IconScale,
      letter: 'o',
      isPinned: false,
    },
    {
      to: '/provider/banks',
      name: providerTexts.banks,
      icon: IconBuildingBank,
      letter: 'b',
      isPinned: false,
    },
    {
      to: '/provider/categories',
      name: providerTexts.categories,
      icon: IconBinaryTree,
      letter: 'r',
      isPinned: false,
    },
    {
      to: '/provider/super-admins',
      name: providerTexts.superAdmins,
      icon: IconUserShield,
      letter: 's',
      isPinned: false,
    },
    {
      to: '/provider/company-types',
      name: providerTexts.companyTypes,
      icon: IconFileCertificate,
      letter: 't',
      isPinned: false,
    },
    {
      to: '/provider/company-categories',
      name: providerTexts.companyCategories,
      icon: IconCategory,
      letter: 'k',
      isPinned: false,
    },
    {
      to: '/provider/audit',
      name: providerTexts.audit,
      icon: IconListSearch,
      letter: 'a',
      isPinned: false,
    },
    {
      to: '/provider/feedback',
      name: providerTexts.feedback,
      icon: IconMessage2,
      letter: 'f',
      isPinned: true,
      badge: UnreadBadge,
    },
    {
      to: '/provider/broadcasts',
      name: providerTexts.broadcasts,
      icon: IconSpeakerphone,
      letter: 'n',
      isPinned: false,
    },
  ],
}
