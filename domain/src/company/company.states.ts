import { defineMachine } from '../kernel/machine'

export const COMPANY_STATES = ['UNVERIFIED', 'RETURNED', 'VERIFIED'] as const
export type CompanyState = (typeof COMPANY_STATES)[number]
export type CompanyEvent = 'verify' | 'return' | 'resubmit'

/**
 * A company's verification (Spec 1 §4, `docs/domain.md` §4). The buyer's API shows a returned
 * company as UNVERIFIED with the reason of the return.
 */
export const companyMachine = defineMachine({
  name: 'company',
  states: COMPANY_STATES,
  initial: ['UNVERIFIED'],
  events: {
    verify: { from: ['UNVERIFIED'], to: 'VERIFIED', by: ['provider'] },
    return: { from: ['UNVERIFIED'], to: 'RETURNED', by: ['provider'] },
    resubmit: { from: ['RETURNED'], to: 'UNVERIFIED', by: ['buyer'] },
  },
})
