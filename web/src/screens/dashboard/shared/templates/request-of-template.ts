import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { addAll } from '../../../../features/cart/cart.added'
import type { TemplateItems } from '../../../../features/templates/templates.queries'

/** An item that differs from the template, with the reason. */
export interface Differing {
  productId: string
  name: string
  text: Text
  values?: Values | undefined
}

/** An item with another quantity than in the template. */
interface Fitted extends Differing {
  from: number
  to: number
}

export interface RequestOfTemplate {
  lines: readonly CartLine[]
  missing: readonly Differing[]
  fitted: readonly Fitted[]
  repriced: readonly LineChange[]
}

/**
 * Converts a template to request lines: withdrawn and out-of-stock products are left out, quantities are
 * adjusted to the limits (Spec 1 §5), and prices are current.
 */
export function requestOf({ items, problems, repriced }: TemplateItems): RequestOfTemplate {
  const withdrawn = new Set(
    problems.flatMap(({ problem, productId }) => (problem === 'withdrawn' ? [productId] : [])),
  )
  const offered = items.filter(({ productId }) => !withdrawn.has(productId))
  const { lines: added, changed } = addAll([], offered, undefined)
  const now = new Map(changed.map((line) => [line.productId, line]))
  const missing: Differing[] = items.flatMap(({ productId, name }) =>
    withdrawn.has(productId) ? [{ productId, name, text: templateScreenTexts.withdrawn }] : [],
  )
  const fitted: Fitted[] = []
  offered.forEach(({ productId, name, quantity: from }, at) => {
    const notice = added[at]?.notice
    const line = now.get(productId)
    if (!notice) return
    const { text, values } = notice
    if (line) fitted.push({ productId, name, text, values, from, to: line.quantity })
    else missing.push({ productId, name, text, values })
  })
  return {
    lines: changed,
    missing,
    fitted,
    repriced: repriced
      .filter(({ productId }) => now.has(productId))
      .map((change) => ({ ...change, field: 'price' as const })),
  }
}

/** Returns true when nothing differs from the template. */
export const isAsSaved = ({ missing, fitted, repriced }: RequestOfTemplate): boolean =>
  missing.length + fitted.length + repriced.length === 0
