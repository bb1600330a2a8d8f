import type { CompanyStanding } from '@pasok/domain/company/company.provider.model'
import { providerCompanyTexts } from '@pasok/domain/company/company.provider.texts'
import type { ReactNode } from 'react'
import { StageTabs } from '../../documents/stage-tabs'
import { useCompanyCounts } from '../../features/company/provider-companies.queries'
import { useTexts } from '../../lib/texts'

/** In the order of what there is to do. */
const TABS = [
  'waiting',
  'verified',
  'returned',
  'registering',
] as const satisfies readonly CompanyStanding[]

interface StandingTabsProps {
  standing: CompanyStanding
  onStanding: (standing: CompanyStanding) => void
  children: ReactNode
}

/** Where companies stand, with how many stand there. */
export function StandingTabs({ standing, onStanding, children }: StandingTabsProps) {
  const t = useTexts(providerCompanyTexts)
  const counts = useCompanyCounts().data
  const stages = TABS.map((key) => ({ key, label: t(key), count: counts?.[key] }))
  return (
    <StageTabs label={t('standings')} stages={stages} chosen={standing} onTurn={onStanding}>
      {children}
    </StageTabs>
  )
}
