import { rupiah } from '../lib/format'
import { look } from './look'

interface MoneyProps {
  /** Rupiah. */
  amount: number
  /** Totals are bold. */
  strong?: boolean
  /** The price before a discount, or what nobody pays any more. */
  struck?: boolean
}

/** An amount: tabular figures, never broken over two lines. */
export function Money({ amount, strong = false, struck = false }: MoneyProps) {
  const Tag = struck ? 's' : 'span'
  return (
    <Tag className={look('tabular', 'nowrap', strong && 'semibold', struck && 'quiet')}>
      {rupiah(amount)}
    </Tag>
  )
}
