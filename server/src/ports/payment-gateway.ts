import type { Gateway } from '@pasok/domain/payments/payments.gateways'

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

/** What is to be paid, to a virtual account or on a page of the gateway's. */
export interface Charge {
  /** Ours, unique: under it the gateway is asked again when its answer was lost. */
  reference: string
  /** Whole rupiah, to be paid exactly. */
  amount: number
  /** Three digits, of Bank Indonesia. */
  bankCode: string
  /** Shown by the bank to whoever pays. */
  payer: string
  email: string
  expiresAt: Date
  /** By the same clock as `expiresAt`. */
  now: Date
}

/** What can be paid to. */
export interface Account {
  /** The gateway's number of it. */
  externalId: string
  /** Digits; empty for a page. */
  accountNumber: string
  /** Where one pays; of a virtual account none, but in the sandbox. */
  pageUrl: string | null
  /** As the gateway set it. */
  expiresAt: Date
}

/** The gateway doesn't do this, and never will: what people are told, in the gateway's words. */
export class ChargeRefused extends Error {
  override readonly name = 'ChargeRefused'
}

/** Money that has come, as the gateway says. */
export interface Received {
  /** The gateway's number of this money: it tells of it any number of times. */
  externalId: string
  /** What it was paid for, as the gateway says: our reference where it knows it. */
  reference: string
  accountNumber: string
  currency: string
  /** In units of the currency; exact, as the gateway wrote it. */
  amount: string
  /** Null where the gateway does not say it, or not as a time. */
  paidAt: Date | null
}

/** What a gateway says about one of our references. */
export type Standing =
  /** It never heard of it, or can't look for it: asking to make it again is safe. */
  | { kind: 'unknown' }
  | { kind: 'open'; account: Account }
  | { kind: 'paid'; money: readonly Received[] }
  | { kind: 'expired' }

/** What was asked for under a reference. */
export type Charged = 'account' | 'page'

/** One of our references, to be looked for. */
export interface Asked {
  reference: string
  of: Charged
  /** The gateway's number of it, once it is known. */
  externalId: string | null
  /** By the same clock as the end of what it charges. */
  now: Date
}

/** What a callback tells. */
export type Told =
  | { kind: 'paid'; money: Received }
  | { kind: 'expired'; reference: string }
  /** Something came of a reference, money or else, but this is no proof of it: `find` says what. */
  | { kind: 'ask'; reference: string; of: Charged; isMoney: boolean }
  /** It is not understood: kept, and shown to the provider. */
  | { kind: 'other' }

/** A callback as it came. */
export interface Callback {
  headers: Readonly<Record<string, string | string[] | undefined>>
  query: Readonly<Record<string, unknown>>
  body: string
}

/** One of the gateways by which people pay. */
export interface Charging {
  readonly name: Gateway
  /** Banks where it makes virtual accounts, by the code of Bank Indonesia. */
  readonly banks: readonly string[]
  /** It has a page on which one transfers. */
  readonly hasPage: boolean
  /**
   * Makes a virtual account of exactly this amount; asked again under the same reference it gives
   * the one it has made. All calls of one question end within its patience.
   * @throws GatewayAway when it is not known whether it did; ChargeRefused when it will not.
   */
  createAccount(charge: Charge): Promise<Account>
  /** The same with a page. */
  createPage(charge: Charge): Promise<Account>
  /** Where a reference stands. @throws GatewayAway */
  find(asked: Asked): Promise<Standing>
  /** True for a callback that is its own: by its token, in constant time. */
  isGenuine(callback: Callback): boolean
  /** What a genuine callback tells, `other` for what it doesn't know. @throws GatewayAway when it is not set up. */
  read(body: string): Told
}

/** The gateways by which people pay; the sandbox stands in for one that is not set up. */
export interface Gateways {
  /** Behind `/transaction/xendit/va`. */
  xendit: Charging
  /** Behind `/transaction/oy/va` and `/transaction/oy/bank-transfer`. */
  oy: Charging
  /** The one of this name, by which a payment was begun. */
  named(name: Gateway): Charging
  /** Who makes virtual accounts of this bank, if anybody does. */
  ofBank(bankCode: string): Charging | undefined
}

/** Asks banks. */
export interface PaymentGateway {
  /** @throws GatewayAway when it is down, slow, or does not know us. */
  inquireAccount(account: BankAccount): Promise<Inquiry>
}
