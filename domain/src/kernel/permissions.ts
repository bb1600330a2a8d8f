import type { Feature } from './features'

/**
 * A module: a menu entry of the buyers with its path and its features (`features.ts`). A role is a set of modules
 * and of their features (`docs/domain.md` §3); without the module, its path is Not Found.
 */
export interface Module {
  id: string
  name: string
  path: string
  icon: string
  sort: number
  parent?: string
  features: readonly Feature[]
}

export const MODULES = [
  { id: 'dashboard', name: 'Dashboard', path: '/dashboard', icon: 'home', sort: 1, features: [] },
  {
    id: 'products',
    name: 'Products',
    path: '/dashboard/products',
    icon: 'search',
    sort: 2,
    features: ['products.read', 'comparison.use'],
  },
  {
    id: 'vendor-list',
    name: 'Vendor List',
    path: '/dashboard/vendor-list',
    icon: 'store',
    sort: 3,
    features: ['vendors.read', 'vendors.manage'],
  },
  {
    id: 'purchase-requests',
    name: 'Purchase Requests',
    path: '/dashboard/purchase-requests',
    icon: 'file-text',
    sort: 4,
    features: [
      'requests.read',
      'requests.create',
      'requests.edit',
      'requests.submit',
      'requests.delete',
      'requests.from-template',
      'requests.decide',
    ],
  },
  {
    id: 'templates',
    name: 'Templates',
    path: '/dashboard/templates',
    icon: 'template',
    sort: 5,
    features: ['templates.read', 'templates.create', 'templates.edit', 'templates.delete'],
  },
  {
    id: 'purchase-orders',
    name: 'Purchase Orders',
    path: '/dashboard/purchase-orders',
    icon: 'package',
    sort: 6,
    features: [
      'orders.read',
      'orders.cancel',
      'orders.email',
      'orders.decide-items',
      'orders.proof',
    ],
  },
  {
    id: 'good-receipt-note',
    name: 'Good Receive Note',
    path: '/dashboard/good-receipt-note',
    icon: 'checklist',
    sort: 7,
    features: ['receipts.read', 'receipts.create'],
  },
  {
    id: 'finance',
    name: 'Finance',
    path: '/dashboard/finance',
    icon: 'cash',
    sort: 8,
    // The features of its children are listed here, because a user with either child needs this entry.
    features: ['invoices.read', 'invoices.pay'],
  },
  {
    id: 'finance-invoice',
    name: 'Invoice',
    path: '/dashboard/finance/invoice',
    icon: 'invoice',
    sort: 1,
    parent: 'finance',
    features: [],
  },
  {
    id: 'finance-payment',
    name: 'Payment',
    path: '/dashboard/finance/payment',
    icon: 'credit-card',
    sort: 2,
    parent: 'finance',
    features: [],
  },
  {
    id: 'message',
    name: 'Message',
    path: '/dashboard/message',
    icon: 'message',
    sort: 9,
    features: ['messages.use'],
  },
  {
    id: 'reports',
    name: 'Reports',
    path: '/dashboard/report',
    icon: 'chart',
    sort: 10,
    features: [],
  },
  {
    id: 'report-charts',
    name: 'Charts',
    path: '/dashboard/report-charts',
    icon: 'chart',
    sort: 1,
    parent: 'reports',
    features: ['reports.read'],
  },
  {
    id: 'report-download',
    name: 'Download',
    path: '/dashboard/report-download',
    icon: 'download',
    sort: 2,
    parent: 'reports',
    features: ['reports.download'],
  },
  {
    id: 'profile',
    name: 'Profile',
    path: '/dashboard/profile',
    icon: 'building',
    sort: 11,
    features: ['company.read', 'company.edit', 'audit.read'],
  },
  {
    id: 'teams',
    name: 'Users',
    path: '/dashboard/teams',
    icon: 'users',
    sort: 12,
    features: ['team.manage'],
  },
  {
    id: 'custom-role',
    name: 'Custom Roles',
    path: '/dashboard/custom-role',
    icon: 'shield',
    sort: 13,
    features: ['roles.manage'],
  },
  {
    id: 'department',
    name: 'Departments',
    path: '/dashboard/department',
    icon: 'sitemap',
    sort: 14,
    features: ['departments.manage'],
  },
  {
    id: 'invitation',
    name: 'Invitation',
    path: '/dashboard/invitation',
    icon: 'mail',
    sort: 15,
    features: ['invitations.send'],
  },
  {
    id: 'setting',
    name: 'Setting',
    path: '/dashboard/setting',
    icon: 'settings',
    sort: 16,
    features: ['settings.edit'],
  },
  {
    id: 'account',
    name: 'Account',
    path: '/dashboard/account',
    icon: 'user',
    sort: 17,
    features: [],
  },
] as const satisfies readonly Module[]
export type ModuleId = (typeof MODULES)[number]['id']

const modulesById = new Map<string, Module>(MODULES.map((module) => [module.id, module]))

/** Returns the module with this id; undefined when there is none. */
export function findModule(id: string): Module | undefined {
  return modulesById.get(id)
}
