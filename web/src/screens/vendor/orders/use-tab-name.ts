import { deskOrderTexts } from '@pasok/domain/orders/orders.desk.texts'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { useTexts } from '../../../lib/texts'
import type { DeskTab } from './search-params'

/** What a tab is called: as the buyer's, and one of all. */
export function useTabName(): (tab: DeskTab) => string {
  const t = useTexts(deskOrderTexts)
  const to = useTexts(orderTexts)
  return ({ text }) => (text === undefined ? t('tabAll') : to(text))
}
