import { dayIn, daysAfter, instantOf } from '../kernel/calendar'
import { REJECTED_DAYS } from './requests.list.topics'

/** Since when a request was created that is still told to its author when it was rejected. */
export const rejectedSince = (now: Date, zone: string): Date =>
  instantOf(`${dayIn(daysAfter(now, -REJECTED_DAYS, zone), zone)}T00:00:00`, zone)
