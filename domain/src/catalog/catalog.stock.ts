import { decimal, type Decimal, type DecimalInput } from '../kernel/decimal'

/**
 * The stock that a product is to have after an edit. What was seen and is not changed stays what it
 * is by now: orders take of the stock meanwhile, and nobody's edit undoes that unseen.
 * @returns nothing when it is another by now than the one that was seen and changed.
 */
export function stockAfter(
  now: DecimalInput,
  wanted: DecimalInput,
  seen: DecimalInput,
): Decimal | undefined {
  const kept = decimal(now)
  if (decimal(wanted).eq(seen) || kept.eq(wanted)) return kept
  return kept.eq(seen) ? decimal(wanted) : undefined
}

/** True when the stock has the least that may be ordered of a product: its minimum, and 1 (Spec 1 §5). */
export function isInStock(stock: DecimalInput, minimumOrder: DecimalInput): boolean {
  return decimal(stock).gte(minimumOrder) && decimal(stock).gte(1)
}
