import { dayIn, daysAfter } from '../kernel/calendar'
import { DUE_SOON_DAYS } from './invoices.constants'
import type { DueMark } from './invoices.model'
import type { InvoiceState } from './invoices.states'

/** Returns the mark of an unpaid invoice's due date in the buyer's time zone. */
export function dueMark(
  dueDay: string,
  state: InvoiceState,
  now: Date,
  zone: string,
): DueMark | null {
  if (state === 'Paid' || state === 'Withdrawn') return null
  if (dueDay < dayIn(now, zone)) return 'overdue'
  return dueDay <= dayIn(daysAfter(now, DUE_SOON_DAYS, zone), zone) ? 'soon' : null
}
