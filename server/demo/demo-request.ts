import type { OrderMoves } from './order-desk'

type Fate = 'open' | 'submitted' | 'approved' | 'rejected'

export interface DemoRequest {
  /** What is searched for, one line each, with its quantity. */
  words: readonly (readonly [string, number])[]
  department: string | null
  fate: Fate
  daysAgo: number
  /** The email of the vendor that it is all of; of any when it isn't said. */
  vendor?: string
  /** What becomes of the order after the approval. */
  after?: OrderMoves
}
