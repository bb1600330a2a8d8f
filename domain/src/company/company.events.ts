import type { CompanyState } from './company.states'

/** The company finished the wizard, or submitted its details again after a return. */
export interface CompanySubmitted {
  buyerId: string
  by: string
}

/** The provider verified a company, or returned it with a reason. */
export interface CompanyDecided {
  buyerId: string
  status: CompanyState
  reason: string
}
