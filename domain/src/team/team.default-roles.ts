import { FEATURES, type Feature } from '../kernel/features'
import { MODULES, type ModuleId } from '../kernel/permissions'

export type DefaultRoleKey =
  | 'owner'
  | 'purchasing'
  | 'approver'
  | 'template-manager'
  | 'receiving'
  | 'finance'

interface DefaultRole {
  name: string
  modules: readonly ModuleId[]
  features: readonly Feature[]
}

const EVERYBODY: readonly ModuleId[] = ['dashboard', 'account', 'message']

/** The roles that every company has from the beginning; they cannot be edited (`docs/domain.md` §3). */
export const DEFAULT_ROLES: Readonly<Record<DefaultRoleKey, DefaultRole>> = {
  owner: { name: 'Owner', modules: MODULES.map(({ id }) => id), features: FEATURES },
  purchasing: {
    name: 'Purchasing',
    modules: [
      ...EVERYBODY,
      'products',
      'vendor-list',
      'purchase-requests',
      'templates',
      'purchase-orders',
      'good-receipt-note',
    ],
    features: [
      'products.read',
      'comparison.use',
      'vendors.read',
      'vendors.manage',
      'requests.read',
      'requests.create',
      'requests.edit',
      'requests.submit',
      'requests.delete',
      'requests.from-template',
      'templates.read',
      'orders.read',
      'orders.cancel',
      'orders.email',
      'receipts.read',
      'messages.use',
    ],
  },
  approver: {
    name: 'Approver',
    modules: [...EVERYBODY, 'products', 'purchase-requests', 'purchase-orders'],
    features: [
      'products.read',
      'requests.read',
      'requests.decide',
      'orders.read',
      'orders.decide-items',
      'messages.use',
    ],
  },
  'template-manager': {
    name: 'Template Manager',
    modules: [...EVERYBODY, 'products', 'templates'],
    features: [
      'products.read',
      'templates.read',
      'templates.create',
      'templates.edit',
      'templates.delete',
      'messages.use',
    ],
  },
  receiving: {
    name: 'Receiving',
    modules: [...EVERYBODY, 'purchase-orders', 'good-receipt-note'],
    features: ['orders.read', 'receipts.read', 'receipts.create', 'messages.use'],
  },
  finance: {
    name: 'Finance',
    modules: [
      ...EVERYBODY,
      'purchase-orders',
      'good-receipt-note',
      'finance',
      'finance-invoice',
      'finance-payment',
      'reports',
      'report-charts',
      'report-download',
    ],
    features: [
      'orders.read',
      'orders.proof',
      'receipts.read',
      'invoices.read',
      'invoices.pay',
      'reports.read',
      'reports.download',
      'messages.use',
    ],
  },
}
