import type { CartLine } from '@pasok/domain/cart/cart.model'
import type { LineChange } from '@pasok/domain/cart/cart.shapes'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'
import { addAll } from '../../../../features/cart/cart.added'
import type { TemplateItems } from '../../../../features/templates/templates.queries'

/** An item that doesn't come into the request as it is in the template, and why. */
export interface Differing {
  productId: string
  name: string
  text: Text
  values?: Values | undefined
}

/** An item in another quantity than the template has it. */
interface Fitted extends Differing {
  from: number
  to: number
}

/** What becomes of a template as a request, at what is offered today. */
export interface RequestOfTemplate {
  lines: readonly CartLine[]
  missing: readonly Differing[]
  fitted: readonly Fitted[]
  repriced: readonly LineChange[]
}

/**
 * The lines of a request made of a template: what is withdrawn or has no stock is left out, what
 * breaks a limit is fitted to it (Spec 1 §5), prices are today's.
 */
export function requestOf({ items, problems, repriced }: TemplateItems): RequestOfTemplate {
  const withdrawn = new Set(
    problems.flatMap(({ problem, productId }) => (problem === 'withdrawn' ? [productId] : [])),
  )
  const offered = items.filter(({ productId }) => !withdrawn.has(productId))
  const { lines: told, changed } = addAll([], offered, undefined)
  const now = new Map(changed.map((line) => [line.productId, line]))
  const missing: Differing[] = items.flatMap(({ productId, name }) =>
    withdrawn.has(productId) ? [{ productId, name, text: templateScreenTexts.withdrawn }] : [],
  )
  const fitted: Fitted[] = []
  offered.forEach(({ productId, name, quantity: from }, at) => {
    const notice = told[at]?.notice
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

/** True when it comes as it was saved: there is nothing to explain. */
export const isAsSaved = ({ missing, fitted, repriced }: RequestOfTemplate): boolean =>
  missing.length + fitted.length + repriced.length === 0
