import type { LineProblem } from '../cart/cart.problems'

/**
 * Reasons why a template's item cannot be ordered as it is; the delivery area is unknown, so it is
 * not checked.
 */
export const TEMPLATE_PROBLEMS = [
  'withdrawn',
  'stock-empty',
  'stock-below-minimum',
  'below-minimum',
  'above-stock',
] as const satisfies readonly LineProblem[]
export type TemplateProblem = (typeof TEMPLATE_PROBLEMS)[number]

/**
 * Returns whether some quantity of the item can be ordered now. Other items stay in the template,
 * but are left out of requests (Spec 1 §4).
 */
export function canBeHad(problem: TemplateProblem | null | undefined): boolean {
  return problem !== 'withdrawn' && problem !== 'stock-empty' && problem !== 'stock-below-minimum'
}
