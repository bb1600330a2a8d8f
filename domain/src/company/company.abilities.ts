import { canMove } from '../kernel/machine'
import type { Feature } from '../kernel/features'
import type { AddressAction } from './company.model'
import type { CompanyAction, CompanyStage } from './provider/provider.model'
import { companyMachine, type CompanyState } from './company.states'

interface CompanyEditor {
  isOwner: boolean
  features: ReadonlySet<Feature>
}

/**
 * Returns whether a user may edit the company's details: before verification only the owner,
 * afterwards any user with `company.edit`. The legal name and the company code never change.
 */
export function canEditCompany(person: CompanyEditor, state: CompanyState): boolean {
  return person.features.has('company.edit') && (state === 'VERIFIED' || person.isOwner)
}

/**
 * Returns whether company type and legal documents can still be edited; verification closes them
 * (`docs/domain.md` §4).
 */
export function areDocumentsOpen(state: CompanyState): boolean {
  return state !== 'VERIFIED'
}

/** The facts that decide which actions the provider may take on a company. */
export interface CompanyToDecide {
  state: CompanyState
  /** The registration wizard is complete. */
  isSubmitted: boolean
  isEmailVerified: boolean
  /** Number of active users besides the owner. */
  otherUsers: number
}

/** The stage of a company's registration, by its state and by whether its wizard is complete. */
export const STAGES: Readonly<
  Record<CompanyState, Readonly<Record<'submitted' | 'unsubmitted', CompanyStage>>>
> = {
  VERIFIED: { submitted: 'verified', unsubmitted: 'verified' },
  RETURNED: { submitted: 'returned', unsubmitted: 'returned' },
  UNVERIFIED: { submitted: 'waiting', unsubmitted: 'registering' },
}

/** Returns the stage of a company's registration. */
export function companyStageOf({
  state,
  isSubmitted,
}: Pick<CompanyToDecide, 'state' | 'isSubmitted'>): CompanyStage {
  return STAGES[state][isSubmitted ? 'submitted' : 'unsubmitted']
}

/** Reasons why the provider cannot decide on a company although its state would allow it. */
type DecisionProblem = 'notSubmitted' | 'emailNotVerified'

/**
 * Returns the first obstacle to a decision; undefined when there is none. A company can be
 * returned, but not verified, before its owner's email is verified (`docs/domain.md` §4).
 */
export function findDecisionProblem(
  event: 'verify' | 'return',
  company: CompanyToDecide,
): DecisionProblem | undefined {
  if (!company.isSubmitted) return 'notSubmitted'
  return event === 'verify' && !company.isEmailVerified ? 'emailNotVerified' : undefined
}

/** Returns for each action whether the provider may take it now. */
export function providerActionsOn(company: CompanyToDecide): Record<CompanyAction, boolean> {
  const may = (event: 'verify' | 'return') =>
    canMove(companyMachine, company.state, event) && !findDecisionProblem(event, company)
  return {
    verify: may('verify'),
    return: may('return'),
    'hand-over': company.otherUsers > 0,
  }
}

/**
 * Returns which actions a user may take on an address; the default address can be removed only
 * after another one became the default.
 */
export function actionsOnAddress(
  { features }: Pick<CompanyEditor, 'features'>,
  { isDefault }: { isDefault: boolean },
): Record<AddressAction, boolean> {
  const may = features.has('company.edit')
  return { edit: may, 'make-default': may && !isDefault, remove: may && !isDefault }
}
