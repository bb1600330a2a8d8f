import type { CompanyState } from '@pasok/domain/company/company.states'
import type { Language } from '@pasok/domain/kernel/texts'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Numeric, Time, TimeDefault } from './columns'
import type { ChatTables } from './tables.chat'
import type {
  LineLedgerTable,
  OrderItemsTable,
  OrdersTable,
  OrderTabsTable,
  PackagesTable,
  ProductsTable,
  ReceiptLinesTable,
  ReceiptsTable,
  RequestDecisionsTable,
  RequestLinesTable,
  RequestsTable,
  TemplateLinesTable,
  TemplatesTable,
} from './tables.documents'
import type {
  GatewayCallbacksTable,
  InvoicesTable,
  OwedTables,
  PaymentInvoicesTable,
  PaymentsTable,
  ReceivedMoneyTable,
  SandboxTables,
} from './tables.money'
import type { InvitationTables } from './tables.invitations'
import type { NotificationTables } from './tables.notifications'
import type {
  ReportDownloadsTable,
  ReportLinesTable,
  ReportSumDeltasTable,
  ReportSumsTable,
} from './tables.reports'
import type { VendorTables, VendorsTable } from './tables.vendors'
import type { RegistrationTables } from './tables.way-in'

export interface Tables
  extends
    RegistrationTables,
    InvitationTables,
    VendorTables,
    SandboxTables,
    OwedTables,
    NotificationTables,
    ChatTables {
  code_counters: { company_id: string; kind: string; month: string; last: number }
  document_counts: { owner_id: string; document: string; status: string; count: string }
  document_count_deltas: {
    owner_id: string
    id: Generated<string>
    document: string
    status: string
    delta: string
  }
  saved_filters: {
    buyer_id: string
    id: string
    user_id: string
    screen: string
    name: string
    query: string
    created_at: TimeDefault
  }
  outbox: {
    id: Generated<number>
    name: string
    company_id: string | null
    payload: Json<unknown>
    created_at: TimeDefault
    delivered_at: Date | null
    /** Number of failed deliveries (migration 0053). */
    tries: Generated<number>
    try_after: Date | null
  }
  live_changes: {
    /** A buyer or a vendor. */
    owner_id: string
    txid: Generated<string>
    id: Generated<string>
    topic: string
    document_id: string
    code: string
    at: TimeDefault
  }
  idempotency_keys: {
    caller: string
    key: string
    call: string
    body_hash: string
    answer: ColumnType<unknown, string | null, string | null>
    created_at: TimeDefault
  }
  status_history: {
    buyer_id: string
    id: Generated<number>
    document: string
    document_id: string
    status: string
    at: Time
    user_id: string | null
    user_name: string
    note: Generated<string>
  }
  audit_log: {
    id: Generated<number>
    at: TimeDefault
    buyer_id: string | null
    vendor_id: string | null
    actor_id: string | null
    actor_name: string
    acting_for: string | null
    action: string
    subject: string
    subject_id: string
    before: Json<unknown> | null
    after: Json<unknown> | null
    request_id: string | null
    address: string | null
  }
  signing_keys: {
    kid: string
    private_jwk: Json<Record<string, unknown>>
    public_jwk: Json<Record<string, unknown>>
    created_at: TimeDefault
  }
  provinces: { id: string; name: string }
  cities: { id: string; province_id: string; name: string }
  districts: { id: string; city_id: string; name: string; postcode: string | null }
  villages: { id: string; district_id: string; name: string }
  buyers: {
    id: string
    company_code: string
    legal_name: string
    name: string
    custom_code: Generated<string>
    category_id: string | null
    type_id: string | null
    submitted_at: Date | null
    decided_at: Date | null
    returned_reason: Generated<string>
    version: Generated<number>
    updated_at: TimeDefault
    verification_status: Generated<CompanyState>
    time_zone: Generated<string>
    language: Generated<Language>
    owner_needs_approval: Generated<boolean>
    phone: Generated<string>
    whatsapp: Generated<string>
    technical_contact: Generated<string>
    website: Generated<string>
    instagram: Generated<string>
    facebook: Generated<string>
    twitter: Generated<string>
    created_at: TimeDefault
  }
  addresses: {
    buyer_id: string
    id: string
    name: string
    phone: string
    is_default: boolean
    province_id: string
    city_id: string
    district_id: string
    village_id: string
    postcode: string
    street: string
    version: Generated<number>
    created_at: TimeDefault
    deleted_at: Date | null
  }
  vendors: VendorsTable
  roles: {
    buyer_id: string
    id: string
    name: string
    default_key: string | null
    modules: string[]
    features: string[]
    version: Generated<number>
    deleted_at: Date | null
  }
  users: {
    id: string
    auth_id: string
    email: string
    full_name: string
    flag: 'BUYER' | 'VENDOR' | 'PROVIDER'
    buyer_id: string | null
    vendor_id: string | null
    role_id: string | null
    is_owner: Generated<boolean>
    is_super_admin: Generated<boolean>
    first_time: Generated<boolean>
    language: Generated<Language>
    email_verified_at: Date | null
    status: Generated<'ACTIVE' | 'INACTIVE'>
    last_sign_in_at: Date | null
    version: Generated<number>
    created_at: TimeDefault
  }
  super_admin_companies: { user_id: string; buyer_id: string }
  departments: {
    buyer_id: string
    id: string
    name: string
    version: Generated<number>
    created_at: TimeDefault
    deleted_at: Date | null
  }
  department_users: { buyer_id: string; department_id: string; user_id: string }
  credentials: { auth_id: string; password_hash: string; changed_at: TimeDefault }
  sign_ins: {
    id: string
    user_id: string
    buyer_id: string | null
    /** The super admin's own sign-in from which this one for a company is derived. */
    parent_id: string | null
    created_at: TimeDefault
    expires_at: Time
    active_at: TimeDefault
    ended_at: Date | null
    ended_because: string | null
    address: string | null
    user_agent: string | null
  }
  sign_in_failures: {
    email: string
    address: string
    wrong: number
    first_at: Time
    locked_until: Date | null
  }
  categories: {
    id: string
    parent_id: string | null
    level: number
    name: string
    path: string[]
    sort: number
    version: Generated<number>
  }
  products: ProductsTable
  purchase_requests: RequestsTable
  request_decisions: RequestDecisionsTable
  templates: TemplatesTable
  template_lines: TemplateLinesTable
  /** Contributors; the table keeps its first name, because the release before reads it during an upgrade. */
  request_hands: { buyer_id: string; request_id: string; user_id: string }
  request_vendors: {
    buyer_id: string
    request_id: string
    vendor_id: string
    position: number
    name: string
    phone: string
    email: string
    address: string
    down_payment_setting: Numeric
    down_payment: Numeric
    total: Numeric
  }
  request_lines: RequestLinesTable
  purchase_orders: OrdersTable
  order_tabs: OrderTabsTable
  packages: PackagesTable
  order_mails: {
    buyer_id: string
    id: string
    order_id: string
    file_id: string
    recipients: string[]
    language: Language
    sender: string
    /** Null once the file is in the object store and the mails are queued. */
    content: Buffer | null
    created_at: TimeDefault
  }
  line_ledger: LineLedgerTable
  receipts: ReceiptsTable
  receipt_lines: ReceiptLinesTable
  invoices: InvoicesTable
  payments: PaymentsTable
  payment_invoices: PaymentInvoicesTable
  gateway_callbacks: GatewayCallbacksTable
  received_money: ReceivedMoneyTable
  order_items: OrderItemsTable
  report_downloads: ReportDownloadsTable
  report_lines: ReportLinesTable
  report_sums: ReportSumsTable
  report_sum_deltas: ReportSumDeltasTable
}
