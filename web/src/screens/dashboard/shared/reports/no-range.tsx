import { reportFilterTexts } from '@pasok/domain/reports/reports.texts'
import { IconCalendarOff } from '@tabler/icons-react'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'

/** In place of a report whose days are none; the filter above says what is wrong with them. */
export function NoRange({ helper }: { helper?: string | undefined }) {
  const t = useTexts(reportFilterTexts)
  return (
    <EmptyState
      icon={<IconCalendarOff size={22} />}
      text={t('noRange')}
      helper={helper ?? t('noRangeHelp')}
    />
  )
}
