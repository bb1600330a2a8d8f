/** What is being done in a dialog; packages and items by their ids, so that the newest is known. */
export type Doing =
  | { kind: 'proof' | 'refund-proof' | 'refuse' | 'refund' }
  | { kind: 'cancel' | 'shipping' | 'ship'; packageId: string }
  | { kind: 'change'; packageId: string; itemId: string }

/** What the parts of an order's page begin. */
export interface OrderActs {
  /** The button that is at work. */
  pending: string | null
  begin: (doing: Doing) => void
  /** Done at once. */
  move: (name: string, run: () => Promise<{ message: string }>) => Promise<boolean>
}
