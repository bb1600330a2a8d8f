import type { OrderMoves } from './order-sides'

type Fate = 'open' | 'submitted' | 'approved' | 'rejected'

export interface DemoRequest {
  words: readonly (readonly [string, number])[]
  department: string | null
  fate: Fate
  daysAgo: number
  /** Email of the vendor that sells all lines; undefined for any vendor. */
  vendor?: string
  after?: OrderMoves
}
