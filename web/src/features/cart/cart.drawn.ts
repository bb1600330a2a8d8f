import type { VendorGroup } from '@pasok/domain/cart/cart.model'

/** Lines that fill the highest screen. */
const AT_ONCE = 30

/** How many lines of each vendor are drawn: all of them, or the first ones of the cart. */
export function drawnOf(
  groups: readonly Pick<VendorGroup, 'lines'>[],
  isWhole: boolean,
): readonly number[] {
  let room = isWhole ? Infinity : AT_ONCE
  return groups.map(({ lines }) => {
    const drawn = Math.min(lines.length, room)
    room -= drawn
    return drawn
  })
}
