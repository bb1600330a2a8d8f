export interface BankAccount {
  /** Three-digit code of Bank Indonesia. */
  bankCode: string
  accountNumber: string
}

/** The owner of an account, or why it is unknown. */
export type Inquiry =
  | { kind: 'found'; holder: string }
  | { kind: 'no-account' }
  | { kind: 'bank-not-served' }

/** Looks up at its bank who owns an account. */
export interface AccountLookup {
  /** @throws GatewayAway when it is unreachable, too slow or rejects our credentials. */
  inquireAccount(account: BankAccount): Promise<Inquiry>
}
