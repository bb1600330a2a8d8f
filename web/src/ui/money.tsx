import { rupiah } from '../lib/format'
import { look } from './look'

interface MoneyProps {
  /** In rupiah. */
  amount: number
  strong?: boolean
  /** Struck through, for prices before a discount and canceled amounts. */
  struck?: boolean
}

/** An amount with tabular figures, never broken over two lines. */
export function Money({ amount, strong = false, struck = false }: MoneyProps) {
  const Tag = struck ? 's' : 'span'
  return (
    <Tag className={look('tabular', 'nowrap', strong && 'semibold', struck && 'quiet')}>
      {rupiah(amount)}
    </Tag>
  )
}
