import { describe, expect, it } from 'vitest'
import { canMove } from '../kernel/machine'
import {
  areDocumentsOpen,
  canEditCompany,
  findDecisionProblem,
  providerActionsOn,
  companyStageOf,
  type CompanyToDecide,
} from './company.abilities'
import { COMPANY_STATES, companyMachine } from './company.states'

const features = new Set(['company.edit'] as const)
const none = new Set<'company.edit'>()
const waiting: CompanyToDecide = {
  state: 'UNVERIFIED',
  isSubmitted: true,
  isEmailVerified: true,
  otherUsers: 0,
}

describe('changing a company', () => {
  it.each(COMPANY_STATES)('while it is %s', (state) => {
    const isVerified = state === 'VERIFIED'
    expect(canEditCompany({ isOwner: true, features }, state)).toBe(true)
    expect(canEditCompany({ isOwner: false, features }, state)).toBe(isVerified)
    expect(canEditCompany({ isOwner: true, features: none }, state)).toBe(false)
    expect(areDocumentsOpen(state)).toBe(!isVerified)
  })
})

describe('the stage of a company', () => {
  it.each([
    ['UNVERIFIED', false, 'registering'],
    ['UNVERIFIED', true, 'waiting'],
    ['RETURNED', true, 'returned'],
    ['VERIFIED', true, 'verified'],
    ['VERIFIED', false, 'verified'],
  ] as const)('%s, submitted %s: %s', (state, isSubmitted, stage) => {
    expect(companyStageOf({ state, isSubmitted })).toBe(stage)
  })
})

describe('what the provider may', () => {
  it('decides about a company that waits, and about no other', () => {
    for (const state of COMPANY_STATES)
      for (const event of ['verify', 'return'] as const) {
        expect(providerActionsOn({ ...waiting, state })[event]).toBe(state === 'UNVERIFIED')
        expect(canMove(companyMachine, state, event)).toBe(state === 'UNVERIFIED')
      }
  })

  it('waits for the wizard, and for verifying also for the email', () => {
    const registering = { ...waiting, isSubmitted: false, isEmailVerified: false }
    expect(findDecisionProblem('verify', registering)).toBe('notSubmitted')
    expect(findDecisionProblem('return', registering)).toBe('notSubmitted')
    const unread = { ...waiting, isEmailVerified: false }
    expect(findDecisionProblem('verify', unread)).toBe('emailNotVerified')
    expect(findDecisionProblem('return', unread)).toBeUndefined()
    expect(providerActionsOn(unread)).toEqual({ verify: false, return: true, 'hand-over': false })
  })

  it('transfers the ownership when there is another user', () => {
    expect(providerActionsOn({ ...waiting, otherUsers: 1 })['hand-over']).toBe(true)
  })
})
