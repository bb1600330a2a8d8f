import { Money } from '../ui/money'
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
        <div
          key={label}
          className={`${look('flex', 'align-baseline', 'justify-between', 'gap-md')} ${look(total && 'border-t', total && 'pt-xs')}`}
        >
          <dt className={look(total && 'color-inherit', total && 'semibold')}>{label}</dt>
          <dd>
            <Money amount={amount} strong={total} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
