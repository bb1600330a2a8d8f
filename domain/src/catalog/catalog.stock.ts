import { decimal, type Decimal, type DecimalInput } from '../kernel/decimal'

/**
 * Returns the stock after a user's edit. If the user did not change the stock, the current value
 * stays, because orders may have changed it since. @returns undefined when the user changed it and
 * the current stock differs from the one the user saw.
 */
export function stockAfter(
  now: DecimalInput,
  wanted: DecimalInput,
  seen: DecimalInput,
): Decimal | undefined {
  const current = decimal(now)
  if (decimal(wanted).eq(seen) || current.eq(wanted)) return current
  return current.eq(seen) ? decimal(wanted) : undefined
}

/** Returns whether the stock covers the smallest order of a product: its minimum, at least 1 (Spec 1 §5). */
export function isInStock(stock: DecimalInput, minimumOrder: DecimalInput): boolean {
  return decimal(stock).gte(minimumOrder) && decimal(stock).gte(1)
}
