import { percent, quantity } from '@pasok/domain/kernel/figures'
import type { MonthSpend } from '@pasok/domain/reports/reports.model'
import type { monthSpendTexts } from '@pasok/domain/reports/reports.home.texts'

/** From twice as much on, a multiple says more than a percentage. */
const TIMES = 2

interface Trend {
  text: keyof typeof monthSpendTexts
  values?: Record<string, string>
}

/** How this month's spending compares with last month's until the same day. */
export function trendOf({ now: { totalAmount: now }, before }: MonthSpend): Trend {
  const then = before.totalAmount
  if (now === 0 && then === 0) return { text: 'nothing' }
  if (then === 0) return { text: 'none' }
  if (now === then) return { text: 'same' }
  if (now >= then * TIMES) {
    const times = now / then
    return {
      text: 'times',
      values: { times: quantity(times < 5 ? Math.round(times * 2) / 2 : Math.round(times)) },
    }
  }
  const change = (Math.abs(now - then) / then) * 100
  return {
    text: now > then ? 'more' : 'less',
    values: { percent: percent(change < 10 ? Math.round(change * 10) / 10 : Math.round(change)) },
  }
}

/** The lengths of the two bars, in percent of the longer one. */
export function barsOf({ now, before }: MonthSpend): { now: number; before: number } {
  const longest = Math.max(now.totalAmount, before.totalAmount, 1)
  return {
    now: (now.totalAmount / longest) * 100,
    before: (before.totalAmount / longest) * 100,
  }
}
