import type { TemplateProblem } from '@pasok/domain/templates/templates.rules'
import { look } from '../../ui/look'
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

/** An item that cannot be ordered in its present form. */
export interface ProblemItem {
  productId: string
  name: string
  problem: TemplateProblem
  limit: number
}

interface ProblemsListProps {
  label: string
  problems: readonly ProblemItem[]
}

export function ProblemsList({ label, problems }: ProblemsListProps) {
  return (
    <ul className={look('stack', 'gap-xs')} aria-label={label}>
      {problems.map((item) => (
        <li key={item.productId} className={look('stack', 'gap-2')}>
          <span className={look('medium', 'break-anywhere')}>{item.name}</span>
          <span className={look('dimmed')}>{problemText(item.problem, item.limit)}</span>
        </li>
      ))}
    </ul>
  )
}
