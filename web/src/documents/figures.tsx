import { Money } from '../ui/money'
import { look } from '../ui/look'

export interface Figure {
  label: string
  /** Rupiah. */
  amount: number
  /** Ruled off and bold. */
  total?: boolean
  /** Smaller than the others; `saved` is green as well. */
  aside?: 'quiet' | 'saved'
}

interface FiguresProps {
  figures: readonly Figure[]
  /** Sums that change while the user works: the total is larger, and screen readers hear it. */
  live?: boolean
}

/** Sums as an invoice has them: label left, figure right, the total ruled and bold. */
export function Figures({ figures, live = false }: FiguresProps) {
  return (
    <dl className={look('stack', 'gap-6')}>
      {figures.map(({ label, amount, total = false, aside }) => {
        const color = look(total && 'color-inherit', aside === 'saved' && 'green')
        return (
          <div
            key={label}
            className={look(
              'flex',
              'wrap',
              'align-baseline',
              'justify-between',
              'gap-4-md',
              total && 'border-t',
              total && 'pt-xs',
              total && live && 'text-lg',
              aside && 'text-xs',
            )}
          >
            <dt className={`${color} ${look(total && 'semibold')}`}>{label}</dt>
            <dd
              className={`${color} ${look('ml-auto')}`}
              aria-live={total && live ? 'polite' : undefined}
            >
              <Money amount={amount} strong={total} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
