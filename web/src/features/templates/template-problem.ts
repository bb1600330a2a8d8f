import type { TemplateProblem } from '@pasok/domain/templates/templates.rules'
import { templateScreenTexts } from '@pasok/domain/templates/templates.screen.texts'
import { quantity } from '../../lib/format'
import { tx } from '../../lib/texts'

const TEXT_OF = {
  withdrawn: templateScreenTexts.withdrawn,
  'stock-empty': templateScreenTexts.stockEmpty,
  'below-minimum': templateScreenTexts.belowMinimum,
  'above-stock': templateScreenTexts.aboveStock,
  'stock-below-minimum': templateScreenTexts.stockBelowMinimum,
} as const

/** Returns why an item of a template cannot be ordered, as text. */
export function problemText(problem: TemplateProblem, limit: number | null): string {
  return tx(TEXT_OF[problem], { limit: quantity(limit ?? 0) })
}
