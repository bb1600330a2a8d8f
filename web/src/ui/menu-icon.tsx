import { createElement } from 'react'
import {
  IconBell,
  IconBuilding,
  IconBuildingStore,
  IconCash,
  IconChartBar,
  IconCircle,
  IconClipboardCheck,
  IconClock,
  IconCreditCard,
  IconDownload,
  IconFileInvoice,
  IconFileText,
  IconHome,
  IconMail,
  IconMessage,
  IconPackage,
  IconSearch,
  IconSettings,
  IconShield,
  IconSitemap,
  IconTemplate,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'

/** Icons by name: those of the modules (`iconImage`), and the bell. */
const ICONS = new Map([
  ['bell', IconBell],
  ['home', IconHome],
  ['clock', IconClock],
  ['search', IconSearch],
  ['store', IconBuildingStore],
  ['file-text', IconFileText],
  ['template', IconTemplate],
  ['package', IconPackage],
  ['checklist', IconClipboardCheck],
  ['cash', IconCash],
  ['invoice', IconFileInvoice],
  ['credit-card', IconCreditCard],
  ['message', IconMessage],
  ['chart', IconChartBar],
  ['download', IconDownload],
  ['building', IconBuilding],
  ['users', IconUsers],
  ['shield', IconShield],
  ['sitemap', IconSitemap],
  ['mail', IconMail],
  ['settings', IconSettings],
  ['user', IconUser],
])

interface MenuIconProps {
  name: string
  size?: number
  className?: string
}

export function MenuIcon({ name, size = 20, className }: MenuIconProps) {
  return createElement(ICONS.get(name) ?? IconCircle, {
    size,
    stroke: 1.75,
    className,
    'aria-hidden': true,
  })
}
