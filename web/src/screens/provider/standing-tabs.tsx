import { Tabs } from '@mantine/core'
import {
  COMPANY_STANDINGS,
  type CompanyStanding,
} from '@pasok/domain/company/company.provider.model'
import { providerCompanyTexts } from '@pasok/domain/company/company.provider.texts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useCompanyCounts } from '../../features/company/provider-companies.queries'
import { count as formatCount } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './standing-tabs.module.css'

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
  const counts = useCompanyCounts()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [standing])
  const turnTo = (value: string | null) => {
    const next = COMPANY_STANDINGS.find((one) => one === value)
    if (next) onStanding(next)
  }
  return (
    <Tabs value={standing} onChange={turnTo} keepMounted={false}>
      <Tabs.List ref={list} aria-label={t('standings')} className={classes.list}>
        {TABS.map((one) => {
          const companies = counts.data?.[one]
          return (
            <Tabs.Tab key={one} value={one} className={classes.tab}>
              {t(one)}
              <span className={classes.count} data-none={companies === 0 || undefined}>
                {companies !== undefined && formatCount(companies)}
              </span>
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      <Tabs.Panel value={standing} className={classes.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
