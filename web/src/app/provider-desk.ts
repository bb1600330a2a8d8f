import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import {
  IconBuilding,
  IconBuildingStore,
  IconBinaryTree,
  IconCategory,
  IconFileCertificate,
  IconListSearch,
  IconMessage2,
  IconUserShield,
} from '@tabler/icons-react'
import type { Desk } from './desk'
import { UnreadBadge, WaitingBadge } from './provider-badges'

/** The provider's console (`docs/domain.md` §1). */
export const PROVIDER_DESK: Desk = {
  flag: 'PROVIDER',
  door: {
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
      isPinned: true,
    },
    {
      to: '/provider/feedback',
      name: providerTexts.feedback,
      icon: IconMessage2,
      letter: 'f',
      isPinned: true,
      badge: UnreadBadge,
    },
  ],
}
