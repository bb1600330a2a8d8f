import { Tabs } from '@mantine/core'
import { ORDER_TABS } from '@pasok/domain/orders/orders.states'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useOrderCounts } from '../../../features/orders/orders.queries'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import classes from './order-tabs.module.css'
import type { OrderTab } from './search-params'

/** The eight tabs with how many orders stand in each (Spec 2 §2). */
export function OrderTabs({ tab, children }: { tab: OrderTab; children: ReactNode }) {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const counts = useOrderCounts()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    list.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [tab.query])
  const turnTo = (name: string | null) => {
    const next = ORDER_TABS.find(({ text }) => text === name)
    if (next) void navigate({ to: '/dashboard/purchase-orders', search: { status: next.query } })
  }
  return (
    // By a name without spaces: elements are identified by it.
    <Tabs value={tab.text} onChange={turnTo} keepMounted={false}>
      <Tabs.List ref={list} aria-label={t('tabs')} className={classes.list}>
        {ORDER_TABS.map(({ query, state, text }) => {
          const orders = counts.data?.[state] ?? 0
          return (
            <Tabs.Tab key={query} value={text} className={classes.tab}>
              {t(text)}
              <span className={classes.count} data-none={orders === 0 || undefined}>
                {counts.data && formatCount(orders)}
              </span>
            </Tabs.Tab>
          )
        })}
      </Tabs.List>
      {/* Each tab begins anew. */}
      <Tabs.Panel key={tab.text} value={tab.text} className={classes.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
