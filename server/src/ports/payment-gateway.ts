/** An account as the banks of Indonesia know it. */
export interface BankAccount {
  /** Three digits, of Bank Indonesia. */
  bankCode: string
  /** Digits. */
  accountNumber: string
}

/** In whose name an account stands, or why nobody can say. */
export type Inquiry =
  | { kind: 'found'; holder: string }
  | { kind: 'no-account' }
  | { kind: 'bank-not-served' }

/** The gateway, or the bank behind it, can't answer now: asking again later makes sense. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway'
}

/** Asks banks, and lets people pay. */
export interface PaymentGateway {
  /** @throws GatewayAway when it is down, slow, or does not know us. */
  inquireAccount(account: BankAccount): Promise<Inquiry>
}
