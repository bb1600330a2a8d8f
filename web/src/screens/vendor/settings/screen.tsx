import { Tabs } from '@mantine/core'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTexts } from '../../../lib/texts'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { SETTINGS_TABS, type SettingsTab } from './search-params'
import { look } from '../../../ui/look'

/** Each tab is loaded when opened: phone numbers and regions are large. */
const PANELS = {
  terms: lazyPiece(async () => (await import('./terms')).VendorTerms),
  accounts: lazyPiece(async () => (await import('./vendor-bank-accounts')).BankAccountsPanel),
  profile: lazyPiece(async () => (await import('./profile')).StoreProfilePanel),
} as const satisfies Record<SettingsTab, unknown>

/** `/vendor/settings`: default terms, store profile and bank accounts. */
export default function VendorSettingsScreen() {
  const t = useTexts(vendorSettingsTexts)
  const navigate = useNavigate()
  const { tab = 'terms' } = useSearch({ from: '/vendor/settings' })
  const Panel = PANELS[tab]
  const turnTo = (value: string | null) => {
    const next = SETTINGS_TABS.find((one) => one === value)
    if (!next) return
    const search = next === 'terms' ? {} : { tab: next }
    void navigate({ to: '/vendor/settings', search })
  }
  return (
    <>
      <PageHead title={t('heading')} />
      <Tabs value={tab} onChange={turnTo} keepMounted={false}>
        <Tabs.List aria-label={t('tabs')}>
          {SETTINGS_TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(one)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={look('pt-md')}>
          <LazyBoundary key={tab} fallback={<SkeletonRows />}>
            <Panel />
          </LazyBoundary>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
