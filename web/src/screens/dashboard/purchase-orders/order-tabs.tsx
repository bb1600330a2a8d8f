import { ORDER_TABS } from '@pasok/domain/orders/orders.states'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StageTabs } from '../../../documents/stage-tabs'
import { useOrderCounts } from '../../../features/orders/orders.queries'
import { useTexts } from '../../../lib/texts'
import type { OrderTab } from './search-params'

/** The eight tabs with how many orders stand in each (Spec 2 §2). */
export function OrderTabs({ tab, children }: { tab: OrderTab; children: ReactNode }) {
  const t = useTexts(orderTexts)
  const navigate = useNavigate()
  const { data: counts } = useOrderCounts()
  return (
    <StageTabs
      label={t('tabs')}
      stages={ORDER_TABS.map(({ state, text }) => ({
        key: text,
        label: t(text),
        count: counts && (counts[state] ?? 0),
      }))}
      chosen={tab.text}
      onTurn={(name) => {
        const status = ORDER_TABS.find(({ text }) => text === name)?.query
        void navigate({ to: '/dashboard/purchase-orders', search: { ...(status && { status }) } })
      }}
    >
      {children}
    </StageTabs>
  )
}
