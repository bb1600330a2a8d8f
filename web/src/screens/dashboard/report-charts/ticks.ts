const STEPS = [1, 2, 2.5, 5, 10]
/** Maximum number of intervals of a scale. */
const SPACES = 4

/** Returns whole, evenly spaced numbers from 0 to above the value. */
export function ticksOf(max: number): number[] {
  if (max <= 0) return [0, 1]
  const raw = Math.max(1, max / SPACES)
  const power = 10 ** Math.floor(Math.log10(raw))
  const step =
    (STEPS.find((one) => one * power >= raw && Number.isInteger(one * power)) ?? 10) * power
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, at) => at * step)
}
