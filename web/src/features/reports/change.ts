import { percent, quantity } from '@pasok/domain/kernel/figures'

/** From twice as much on, a multiple says more than a percentage. */
const TIMES = 2

/** How an amount differs from an earlier one that is neither 0 nor the same; its name is a text's. */
export function changeOf(now: number, then: number) {
  const times = now / then
  const change = (Math.abs(now - then) / then) * 100
  return {
    text: times >= TIMES ? 'times' : times > 1 ? 'more' : 'less',
    times: quantity(times < 5 ? Math.round(times * 2) / 2 : Math.round(times)),
    percent: percent(change < 10 ? Math.round(change * 10) / 10 : Math.round(change)),
  } as const
}
