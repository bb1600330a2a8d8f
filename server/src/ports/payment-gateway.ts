import type { Gateway } from '@pasok/domain/payments/payments.constants'

/** Thrown when the gateway or its bank cannot answer now; a later retry may succeed. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway'
}

/** A payment to be made to a virtual account or on the gateway's page. */
export interface Charge {
  /** Our unique reference, with which the gateway is queried again when its response was lost. */
  reference: string
  /** Whole rupiah; exactly this amount must be paid. */
  amount: number
  /** Three-digit code of Bank Indonesia. */
  bankCode: string
  /** Name that the bank displays to the payer. */
  payer: string
  email: string
  expiresAt: Date
  /** By the same clock as `expiresAt`. */
  now: Date
}

export interface Account {
  /** The gateway's id of the account. */
  externalId: string
  /** Digits; empty for a payment page. */
  accountNumber: string
  /** Address of the payment page; null for virtual accounts, except in the sandbox. */
  pageUrl: string | null
  /** As set by the gateway. */
  expiresAt: Date
}

/** Thrown when the gateway permanently refuses a charge; its message is shown to the user. */
export class ChargeRefused extends Error {
  override readonly name = 'ChargeRefused'
}

export interface Received {
  /** The gateway's id of this money, which it may report several times. */
  externalId: string
  /** What was paid, according to the gateway: our reference if the gateway knows it. */
  reference: string
  accountNumber: string
  currency: string
  /** Exact amount in the currency's unit, as the gateway wrote it. */
  amount: string
  /** Null when the gateway sends no valid time. */
  paidAt: Date | null
}

/** The gateway's state of one of our references. */
export type GatewayStatus =
  /** The gateway does not know the reference or cannot look it up; creating it again is safe. */
  | { kind: 'unknown' }
  | { kind: 'open'; account: Account }
  | { kind: 'paid'; money: readonly Received[] }
  | { kind: 'expired' }

/** What was created under a reference. */
export type Charged = 'account' | 'page'

export interface GatewayQuery {
  reference: string
  of: Charged
  /** The gateway's id, once it is known. */
  externalId: string | null
  /** By the same clock as the charge's expiry. */
  now: Date
}

export type CallbackEvent =
  | { kind: 'paid'; money: Received }
  | { kind: 'expired'; reference: string }
  /** The callback claims an event, possibly money, without proof: `find` must confirm it. */
  | { kind: 'ask'; reference: string; of: Charged; isMoney: boolean }
  /** Not understood: the callback is stored and shown to the provider. */
  | { kind: 'other' }

export interface Callback {
  headers: Readonly<Record<string, string | string[] | undefined>>
  query: Readonly<Record<string, unknown>>
  body: string
}

/** Creates virtual accounts and payment pages, and reports the money that was paid. */
export interface PaymentGateway {
  readonly name: Gateway
  /** Bank Indonesia codes of the banks with virtual accounts. */
  readonly banks: readonly string[]
  /** True when the gateway offers a payment page for transfers. */
  readonly hasPage: boolean
  /**
   * Creates a virtual account for exactly this amount; a repeated request with the same reference returns the
   * same account. All of its requests share one timeout. @throws GatewayAway when it is unknown whether the
   * account was created; ChargeRefused when the gateway refuses it.
   */
  createAccount(charge: Charge): Promise<Account>
  /** Creates a payment page in the same way. */
  createPage(charge: Charge): Promise<Account>
  /** Returns the state of a reference. @throws GatewayAway */
  find(query: GatewayQuery): Promise<GatewayStatus>
  /** Returns whether a callback is authentic, by its token and in constant time. */
  isGenuine(callback: Callback): boolean
  /**
   * Parses an authentic callback; `other` when it is not understood. @throws GatewayAway when the gateway is not
   * configured.
   */
  read(body: string): CallbackEvent
}

/** The gateways for payments; the sandbox replaces those that are not configured. */
export interface Gateways {
  xendit: PaymentGateway
  oy: PaymentGateway
  /** Returns the gateway with this name, for a payment started with it. */
  named(name: Gateway): PaymentGateway
  /** Returns the gateway for this bank's virtual accounts; undefined when there is none. */
  ofBank(bankCode: string): PaymentGateway | undefined
}
