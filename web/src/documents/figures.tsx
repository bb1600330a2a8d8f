import { Money } from '../ui/money'
import classes from './figures.module.css'
import { look } from '../ui/look'

export interface Figure {
  label: string
  /** Rupiah. */
  amount: number
  /** Ruled off and bold. */
  total?: boolean
}

/** Sums as an invoice has them: label left, figure right, the total ruled and bold. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={look('stack', 'gap-6')}>
      {figures.map(({ label, amount, total = false }) => (
        <div key={label} className={classes.figure} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} strong={total} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
