import type { TemplateProblem } from '@pasok/domain/templates/templates.rules'
import { problemText } from './template-problem'
import { look } from '../../ui/look'

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
