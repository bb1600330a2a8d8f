/** The open dialog. Packages and items are given by id, so that the dialog uses their current version. */
export type OrderDialog =
  | { kind: 'proof' | 'refund-proof' | 'refuse' | 'refund' }
  | { kind: 'cancel' | 'shipping' | 'ship'; packageId: string }
  | { kind: 'change'; packageId: string; itemId: string }

export interface OrderActs {
  /** Name of the button whose action is running. */
  pending: string | null
  begin: (doing: OrderDialog) => void
  /** Runs an action without a dialog. */
  move: (name: string, run: () => Promise<{ message: string }>) => Promise<boolean>
}
