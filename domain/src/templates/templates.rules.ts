import type { LineProblem } from '../cart/cart.problems'

/** Why an item of a template can't be ordered as it stands: where it goes is not known yet. */
export const TEMPLATE_PROBLEMS = [
  'withdrawn',
  'stock-empty',
  'stock-below-minimum',
  'below-minimum',
  'above-stock',
] as const satisfies readonly LineProblem[]
export type TemplateProblem = (typeof TEMPLATE_PROBLEMS)[number]

/**
 * True for an item of which at least something can be ordered now: with another quantity, if need
 * be. Others stay in the template, but don't come into a request (Spec 1 §4).
 */
export function canBeHad(problem: TemplateProblem | null | undefined): boolean {
  return problem !== 'withdrawn' && problem !== 'stock-empty' && problem !== 'stock-below-minimum'
}
