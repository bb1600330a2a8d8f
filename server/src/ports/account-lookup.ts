export interface BankAccount {
  /** Three-digit code of Bank Indonesia. */
  bankCode: string
  accountNumber: string
}

/** The account holder, or why the account holder is unknown. */
export type Inquiry =
  | { kind: 'found'; accountHolder: string }
  | { kind: 'no-account' }
  | { kind: 'bank-not-served' }

/** Looks up at its bank in whose name an account is. */
export interface AccountLookup {
  /** @throws GatewayAway when it is unreachable, too slow or rejects our credentials. */
  inquireAccount(account: BankAccount): Promise<Inquiry>
}
