import { canMove } from '../kernel/machine'
import type { Feature } from '../kernel/features'
import type { AddressAction } from './company.model'
import type { CompanyAction, CompanyStanding } from './company.provider.model'
import { companyMachine, type CompanyState } from './company.states'

/** Who asks, of the company's own people. */
interface CompanyEditor {
  isOwner: boolean
  features: ReadonlySet<Feature>
}

/**
 * May this person change the company's detail? Until it is verified its owner alone, then whoever
 * holds `company.edit`. The legal name and the company code are never changed.
 */
export function canEditCompany(person: CompanyEditor, state: CompanyState): boolean {
  return person.features.has('company.edit') && (state === 'VERIFIED' || person.isOwner)
}

/** Company type and legal documents close at verification (`docs/domain.md` §4). */
export function areDocumentsOpen(state: CompanyState): boolean {
  return state !== 'VERIFIED'
}

/** What of a company decides what the provider may do with it. */
export interface CompanyToDecide {
  state: CompanyState
  /** The wizard is done. */
  isSubmitted: boolean
  isEmailVerified: boolean
  /** Active users beside the owner. */
  otherUsers: number
}

/** Where a company stands, by its state and by whether its wizard is done. */
export const STANDINGS: Readonly<
  Record<CompanyState, Readonly<Record<'submitted' | 'unsubmitted', CompanyStanding>>>
> = {
  VERIFIED: { submitted: 'verified', unsubmitted: 'verified' },
  RETURNED: { submitted: 'returned', unsubmitted: 'returned' },
  UNVERIFIED: { submitted: 'waiting', unsubmitted: 'registering' },
}

/** Where a company stands on its way in. */
export function standingOf({
  state,
  isSubmitted,
}: Pick<CompanyToDecide, 'state' | 'isSubmitted'>): CompanyStanding {
  return STANDINGS[state][isSubmitted ? 'submitted' : 'unsubmitted']
}

/** What keeps the provider from deciding on a company whose state would allow it. */
type DecisionProblem = 'notSubmitted' | 'emailNotVerified'

/**
 * The first thing that is missing for a decision. A company can be returned before its owner's
 * email is verified, but not verified (`docs/domain.md` §4).
 */
export function findDecisionProblem(
  event: 'verify' | 'return',
  company: CompanyToDecide,
): DecisionProblem | undefined {
  if (!company.isSubmitted) return 'notSubmitted'
  return event === 'verify' && !company.isEmailVerified ? 'emailNotVerified' : undefined
}

/** All actions with whether the provider may do them now. */
export function providerActionsOn(company: CompanyToDecide): Record<CompanyAction, boolean> {
  const may = (event: 'verify' | 'return') =>
    canMove(companyMachine, company.state, event) && !findDecisionProblem(event, company)
  return {
    verify: may('verify'),
    return: may('return'),
    'hand-over': company.otherUsers > 0,
  }
}

/** What a person may do with an address: the default one stays until another one is it. */
export function actionsOnAddress(
  { features }: Pick<CompanyEditor, 'features'>,
  { isDefault }: { isDefault: boolean },
): Record<AddressAction, boolean> {
  const may = features.has('company.edit')
  return { edit: may, 'make-default': may && !isDefault, remove: may && !isDefault }
}
