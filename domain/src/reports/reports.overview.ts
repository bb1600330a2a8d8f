import { z } from 'zod'
import type { Feature } from '../kernel/features'
import { figureShape } from './reports.model'

/** This month until now, and last month until the same day and time. */
export const monthSpendShape = z.object({ now: figureShape, before: figureShape })
export type MonthSpend = z.output<typeof monthSpendShape>

/** Number of documents in the home screen's list. */
export const MAX_RECENT = 6

/** The feature required to see each kind of document. */
export const RECENT_FEATURES = {
  request: 'requests.read',
  order: 'orders.read',
  invoice: 'invoices.read',
  template: 'templates.read',
} as const satisfies Record<string, Feature>
export type RecentKind = keyof typeof RECENT_FEATURES
export const RECENT_KINDS = Object.keys(RECENT_FEATURES) as [RecentKind, ...RecentKind[]]

export const recentDocumentShape = z.object({
  kind: z.enum(RECENT_KINDS),
  id: z.string(),
  /** The name of a template. */
  code: z.string(),
  /** Null for a template, which has no status. */
  lastStatus: z.string().nullable(),
  total: z.number(),
  /** When it was created; a template, when it was last changed. */
  at: z.string(),
})
export type RecentDocument = z.output<typeof recentDocumentShape>

/** The first steps of a new company, in order, with the feature required for each. */
export const STEP_FEATURES = {
  profile: 'company.edit',
  address: 'company.edit',
  departments: 'departments.manage',
  colleagues: 'team.manage',
  vendor: 'vendors.manage',
  request: 'requests.create',
  order: 'orders.read',
} as const satisfies Record<string, Feature>
export type FirstStep = keyof typeof STEP_FEATURES
export const FIRST_STEPS = Object.keys(STEP_FEATURES) as [FirstStep, ...FirstStep[]]

export const firstStepShape = z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })
export type FirstStepState = z.output<typeof firstStepShape>
