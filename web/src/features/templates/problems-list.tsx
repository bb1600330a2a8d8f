import type { TemplateProblem } from '@pasok/domain/templates/templates.rules'
import classes from './problems-list.module.css'
import { problemText } from './template-problem'

/** An item that can't be ordered as it stands. */
export interface ProblemItem {
  productId: string
  name: string
  problem: TemplateProblem
  limit: number
}

interface ProblemsListProps {
  label: string
  problems: readonly ProblemItem[]
  /** What is said of one, when more than why. */
  tell?: (item: ProblemItem) => string
}

/** What of a template can't be ordered as it stands, and why. */
export function ProblemsList({ label, problems, tell }: ProblemsListProps) {
  return (
    <ul className={classes.list} aria-label={label}>
      {problems.map((item) => (
        <li key={item.productId} className={classes.item}>
          <span className={classes.name}>{item.name}</span>
          <span className={classes.why}>
            {tell ? tell(item) : problemText(item.problem, item.limit)}
          </span>
        </li>
      ))}
    </ul>
  )
}
