import { withQuantity } from '@pasok/domain/cart/cart.from-product'
import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { lineDifferences } from '../../../features/requests/line-differences'

/** What becomes of a cart's lines by how they are offered now. */
interface RenewedLines<Line> {
  /** Those that are other than before, with their quantities and notes. */
  lines: Line[]
  /** What of that a buyer is told. */
  changes: LineChange[]
}

const isOther = (before: CartLine, now: CartLine) =>
  before.stock !== now.stock ||
  before.sub_total !== now.sub_total ||
  before.down_payment_setting !== now.down_payment_setting ||
  before.warehouse.coverage.join() !== now.warehouse.coverage.join()

/**
 * The lines of a cart at what is offered now. A line that was not asked for was added since, and is
 * of today; one that was and is not offered is told of and stays.
 */
export function renewedLines<Line extends CartLine>(
  lines: readonly Line[],
  asked: ReadonlySet<string>,
  offered: readonly CartLine[],
): RenewedLines<Line> {
  const byProduct = new Map(offered.map((line) => [line.productId, line]))
  const renewed = lines.map((line): Line => {
    const now = byProduct.get(line.productId)
    return now ? { ...line, ...withQuantity(now, line.quantity), note: line.note } : line
  })
  const gone = lines.filter(({ productId }) => asked.has(productId) && !byProduct.has(productId))
  const differing = lineDifferences(lines, renewed)
  const told = new Set(differing.map(({ productId }) => productId))
  return {
    lines: renewed.filter((now, at) => {
      const before = lines[at]
      return before && (told.has(now.productId) || isOther(before, now))
    }),
    changes: [
      ...differing,
      ...gone.map(({ productId, name }): LineChange => ({
        productId,
        name,
        field: 'withdrawn',
        from: null,
        to: null,
      })),
    ],
  }
}
