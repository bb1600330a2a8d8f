import { Tabs } from '@mantine/core'
import { auditTexts } from '@pasok/domain/audit/audit.texts'
import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { menuTexts } from '@pasok/domain/kernel/shell.texts'
import type { Feature } from '@pasok/domain/kernel/features'
import { ownAccountTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LazyBoundary, lazyPiece, type LazyPiece } from '../../../lib/lazy-boundary'
import { useSession } from '../../../lib/session'
import { useTexts, useTx } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import type { ProfileTab } from './search-params'
import { look } from '../../../ui/look'

interface TabEntry {
  tab: ProfileTab
  label: Text
  /** Feature that is required to see the tab. */
  feature: Feature
  Panel: LazyPiece<object>
}

/** Tabs of Spec 1 §2, and bank accounts, in this order; each is loaded when opened. */
const TABS: readonly TabEntry[] = [
  {
    tab: 'info',
    label: companyProfileTexts.info,
    feature: 'company.read',
    Panel: lazyPiece(async () => (await import('./company-info')).CompanyInfo),
  },
  {
    tab: 'documents',
    label: companyProfileTexts.documents,
    feature: 'company.read',
    Panel: lazyPiece(async () => (await import('./legal-documents')).LegalDocuments),
  },
  {
    tab: 'address',
    label: companyProfileTexts.address,
    feature: 'company.read',
    Panel: lazyPiece(async () => (await import('./company-address')).CompanyAddress),
  },
  {
    tab: 'accounts',
    label: ownAccountTexts.heading,
    feature: 'company.read',
    Panel: lazyPiece(async () => (await import('./company-bank-accounts')).CompanyBankAccounts),
  },
  {
    tab: 'audit',
    label: auditTexts.tab,
    feature: 'audit.read',
    Panel: lazyPiece(async () => (await import('./audit-tab')).CompanyAudit),
  },
]

/** `/dashboard/profile`: the company, its documents, its addresses (Spec 1 §2) and its bank accounts. */
export default function ProfileScreen() {
  const t = useTexts(companyProfileTexts)
  const tm = useTexts(menuTexts)
  const tx = useTx()
  const navigate = useNavigate()
  const { features } = useSession()
  const { tab: wanted = 'info' } = useSearch({ from: '/dashboard/profile' })
  const tabs = TABS.filter(({ feature }) => features.includes(feature))
  const shown = tabs.find(({ tab }) => tab === wanted) ?? tabs[0]
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Scrolls to the open tab: on a phone the tabs are wider than the screen.
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown?.tab])
  const turnTo = (value: string | null) => {
    const next = tabs.find(({ tab }) => tab === value)
    if (!next) return
    const search = next.tab === 'info' ? {} : { tab: next.tab }
    void navigate({ to: '/dashboard/profile', search })
  }
  return (
    <>
      <PageHead title={tm('profile')} />
      {shown && (
        <Tabs value={shown.tab} onChange={turnTo} keepMounted={false}>
          <Tabs.List ref={list} aria-label={t('tabs')} className={look('strip')}>
            {tabs.map(({ tab, label }) => (
              <Tabs.Tab key={tab} value={tab} className={look('flex-none')}>
                {tx(label)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={shown.tab} className={look('pt-md')}>
            <LazyBoundary key={shown.tab} fallback={<SkeletonRows />}>
              <shown.Panel />
            </LazyBoundary>
          </Tabs.Panel>
        </Tabs>
      )}
    </>
  )
}
