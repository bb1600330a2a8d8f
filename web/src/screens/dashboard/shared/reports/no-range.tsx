import { reportFilterTexts } from '@pasok/domain/reports/reports.texts'
import { IconCalendarOff } from '@tabler/icons-react'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'

/** Shown instead of a report with an invalid range; the filter above shows the error. */
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
