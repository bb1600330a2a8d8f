import type { CompanyState } from './company.states'

/** The wizard was finished, or a returned company sent its details again. */
export interface CompanySubmitted {
  buyerId: string
  /** The user. */
  by: string
}

/** The provider verified a company, or returned it for a reason. */
export interface CompanyDecided {
  buyerId: string
  status: CompanyState
  reason: string
}
