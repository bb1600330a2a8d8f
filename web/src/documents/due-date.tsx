import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import type { DueMark } from '@pasok/domain/invoices/invoices.model'
import { IconAlertTriangle, IconClockHour4 } from '@tabler/icons-react'
import { useFormats } from '../lib/format'
import { useTexts } from '../lib/texts'
import classes from './due-date.module.css'

interface DueDateProps {
  /** yyyy-MM-dd */
  day: string
  mark: DueMark | null
}

/** The day by which an invoice is to be paid; marked when that is soon, or over. */
export function DueDate({ day, mark }: DueDateProps) {
  const t = useTexts(invoiceTexts)
  const formats = useFormats()
  return (
    <span className={classes.due} data-mark={mark ?? undefined}>
      {formats.day(day)}
      {mark !== null && (
        <span className={classes.mark}>
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
