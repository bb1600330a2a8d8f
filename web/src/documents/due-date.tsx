import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import type { DueMark } from '@pasok/domain/invoices/invoices.model'
import { IconAlertTriangle, IconClockHour4 } from '@tabler/icons-react'
import { useFormats } from '../lib/format'
import { useTexts } from '../lib/texts'
import { look } from '../ui/look'

interface DueDateProps {
  day: string
  mark: DueMark | null
}

/** Due date of an invoice, marked when it is near or overdue. */
export function DueDate({ day, mark }: DueDateProps) {
  const t = useTexts(invoiceTexts)
  const formats = useFormats()
  return (
    <span className={look('inline-row', 'wrap', 'gap-2-xs')}>
      {formats.day(day)}
      {mark !== null && (
        <span
          className={look(
            'inline-row',
            'gap-4',
            'tiny',
            'medium',
            'nowrap',
            mark === 'overdue' ? 'red' : 'amber',
          )}
        >
          {mark === 'overdue' ? (
            <IconAlertTriangle size={14} aria-hidden />
          ) : (
            <IconClockHour4 size={14} aria-hidden />
          )}
          {t(mark === 'overdue' ? 'overdue' : 'dueSoon')}
        </span>
      )}
    </span>
  )
}
