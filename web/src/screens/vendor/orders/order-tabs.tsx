import { Tabs } from '@mantine/core'
import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useVendorOrderCounts } from '../../../features/orders/vendor-orders.queries'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import classes from './orders.module.css'
import { DESK_TABS, type DeskTab } from './search-params'
import { useTabName } from './use-tab-name'

interface OrderTabsProps {
  tab: DeskTab
  onTurn: (tab: DeskTab) => void
  children: ReactNode
}

/** The stages of an order with how many stand in each, and all. */
export function OrderTabs({ tab, onTurn, children }: OrderTabsProps) {
  const t = useTexts(deskOrderTexts)
  const tabName = useTabName()
  const counts = useVendorOrderCounts()
  const list = useRef<HTMLDivElement>(null)
  const isCounted = counts.data !== undefined
  useEffect(() => {
    // On a phone the tabs are wider than the screen, and the counts make them wider.
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab.query, isCounted])
  const turnTo = (query: string | null) => {
    const next = DESK_TABS.find((one) => one.query === query)
    if (next) onTurn(next)
  }
  return (
    <Tabs value={tab.query} onChange={turnTo} keepMounted={false}>
      <Tabs.List ref={list} aria-label={t('tabs')} className={classes.tabs}>
        {DESK_TABS.map((one) => (
          <Tabs.Tab key={one.query} value={one.query} className={classes.tab}>
            {tabName(one)}
            {one.state !== undefined && (
              <span className={classes.count}>
                {counts.data && formatCount(counts.data[one.state] ?? 0)}
              </span>
            )}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={tab.query} className={classes.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
