import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import type { ReactNode } from 'react'
import { StageTabs } from '../../../documents/stage-tabs'
import { useVendorOrderCounts } from '../../../features/orders/vendor-orders.queries'
import { useTexts } from '../../../lib/texts'
import { DESK_TABS, type DeskTab } from './search-params'
import { useTabName } from './use-tab-name'

interface OrderTabsProps {
  tab: DeskTab
  onTurn: (tab: DeskTab) => void
  children: ReactNode
}

const keyOf = ({ text }: DeskTab) => text ?? 'all'

/** The stages of an order with how many stand in each, and all. */
export function OrderTabs({ tab, onTurn, children }: OrderTabsProps) {
  const t = useTexts(deskOrderTexts)
  const tabName = useTabName()
  const { data: counts } = useVendorOrderCounts()
  return (
    <StageTabs
      label={t('tabs')}
      stages={DESK_TABS.map((one) => ({
        key: keyOf(one),
        label: tabName(one),
        count: one.state === undefined ? null : counts && (counts[one.state] ?? 0),
      }))}
      chosen={keyOf(tab)}
      onTurn={(key) => {
        const next = DESK_TABS.find((one) => keyOf(one) === key)
        if (next) onTurn(next)
      }}
    >
      {children}
    </StageTabs>
  )
}
