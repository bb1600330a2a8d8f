import { Money } from '../ui/money'
import { look } from '../ui/look'

export interface Figure {
  label: string
  /** Rupiah. */
  amount: number
  /** Bold, with a rule above. */
  total?: boolean
  /** Smaller than the others; `saved` is also green. */
  aside?: 'quiet' | 'saved'
}

interface FiguresProps {
  figures: readonly Figure[]
  /** For totals that change while the user works: the total is larger, and screen readers announce it. */
  live?: boolean
}

/** Totals as on an invoice: labels left, amounts right, the total bold below a rule. */
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
