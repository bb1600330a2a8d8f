import type { Feature } from '../kernel/features'
import type { FirstStep, RecentKind } from './reports.model'

/** Documents of the list on the home. */
export const MOST_RECENT = 6

/** What a user needs to see the documents of each kind. */
export const RECENT_FEATURES = {
  request: 'requests.read',
  order: 'orders.read',
  invoice: 'invoices.read',
} as const satisfies Record<RecentKind, Feature>

/** What a user needs to take each step; others do not see it. */
export const STEP_FEATURES: Readonly<Record<FirstStep, Feature>> = {
  profile: 'company.edit',
  verified: 'company.edit',
  address: 'company.edit',
  departments: 'departments.manage',
  colleagues: 'team.manage',
  vendor: 'vendors.manage',
  request: 'requests.create',
  order: 'orders.read',
}
