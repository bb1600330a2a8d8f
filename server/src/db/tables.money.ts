import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import type { CallbackOutcome } from '@pasok/domain/payments/payments.callbacks'
import type { Gateway } from '@pasok/domain/payments/payments.constants'
import type { PaymentKind } from '@pasok/domain/payments/payments.model'
import type { MoneyReason, MoneyState } from '@pasok/domain/payments/money/money'
import type { PaymentState } from '@pasok/domain/payments/payments.states'
import type { Generated } from 'kysely'
import type { Numeric, NumericDefault, Time, TimeDefault } from './columns'

export interface InvoicesTable {
  buyer_id: string
  id: string
  code: string
  order_id: string
  package_id: string
  receipt_id: string
  vendor_id: string
  /** The parties' data at issue; null on invoices issued before these columns existed. */
  issued_to_name: string | null
  issued_to_phone: string | null
  issued_by_tax_number: string | null
  issued_to_tax_number: string | null
  last_status: InvoiceState
  sub_total: Numeric
  tax: Numeric
  shipping_cost: Numeric
  down_payment_used: Numeric
  grand_total: Numeric
  payment_term: number
  /** yyyy-MM-dd */
  due_date: string
  direct_payment: boolean
  issued_by: string
  issued_by_name: string
  paid_at: Date | null
  version: Generated<number>
  created_at: Time
  updated_at: Time
}

export interface PaymentsTable {
  buyer_id: string
  id: string
  code: string
  vendor_id: string
  kind: PaymentKind
  gateway: Gateway | null
  direct_payment: boolean
  last_status: PaymentState
  amount: Numeric
  bank_code: string
  bank_name: string
  account_number: Generated<string>
  account_holder: Generated<string>
  external_id: string | null
  page_url: string | null
  expires_at: Date | null
  proof_file_id: string | null
  paid_at: Date | null
  /** Time of the last query to the gateway. */
  asked_at: Date | null
  created_by: string
  created_by_name: string
  version: Generated<number>
  created_at: Time
  updated_at: Time
}

export interface PaymentInvoicesTable {
  buyer_id: string
  payment_id: string
  invoice_id: string
  amount: Numeric
  is_live: boolean
  is_paid: Generated<boolean>
}

/** Callbacks and received money as gateways reported them (migrations 0033, 0044). */
export interface GatewayCallbacksTable {
  id: string
  gateway: Gateway
  body: string
  received_at: TimeDefault
  done_at: Generated<Date | null>
  outcome: Generated<CallbackOutcome | null>
  tries: Generated<number>
  last_error: Generated<string | null>
}

export interface ReceivedMoneyTable {
  id: string
  gateway: Gateway
  external_id: string
  reference: string
  account_number: string
  currency: string
  amount: Numeric
  buyer_id: string | null
  payment_id: string | null
  paid_at: Time
  last_status: MoneyState
  reason: MoneyReason | null
  /** The surplus of manually applied money. */
  refund_due: NumericDefault
  note: Generated<string>
  proof_file_id: string | null
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Date | null
  created_at: TimeDefault
}

/** What the platform owes to vendors (migration 0042); updated by the database when payments are paid. */
export interface OwedTables {
  vendor_balances: {
    vendor_id: string
    received: NumericDefault
    payments: Generated<string>
    paid_out: NumericDefault
    payouts: Generated<string>
  }
  vendor_payouts: {
    vendor_id: string
    id: string
    amount: Numeric
    bank_name: string
    account_number: string
    account_holder: string
    note: string
    proof_file_id: string
    created_by: string
    created_by_name: string
    created_at: Time
  }
}

/** Data of the sandbox gateway (migration 0036); no other table refers to it. */
export interface SandboxTables {
  sandbox_accounts: {
    reference: string
    serial: Generated<string>
    kind: 'account' | 'page'
    bank_code: string
    amount: Numeric
    payer: string
    expires_at: Time
    created_at: TimeDefault
  }
  sandbox_payments: {
    id: string
    reference: string
    currency: string
    amount: Numeric
    paid_at: TimeDefault
    told_at: Date | null
  }
  sandbox_behaviour: {
    is_only: Generated<boolean>
    how: 'slow' | 'cut' | 'failing' | 'refusing' | 'away'
    times_left: number | null
  }
}
