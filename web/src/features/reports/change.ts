import { percent, quantity } from '@pasok/domain/kernel/figures'

/** From this factor on, a multiple is shown instead of a percentage. */
const TIMES = 2

/** Describes the change from an earlier amount that is neither 0 nor equal; the result names a text. */
export function changeOf(now: number, then: number) {
  const times = now / then
  const change = (Math.abs(now - then) / then) * 100
  return {
    text: times >= TIMES ? 'times' : times > 1 ? 'more' : 'less',
    times: quantity(times < 5 ? Math.round(times * 2) / 2 : Math.round(times)),
    percent: percent(change < 10 ? Math.round(change * 10) / 10 : Math.round(change)),
  } as const
}
