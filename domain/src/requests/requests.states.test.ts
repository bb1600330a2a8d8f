import { describe, expect, it } from 'vitest'
import { AppError } from '../kernel/errors'
import { canMove, move } from '../kernel/machine'
import {
  REQUEST_STATES,
  requestMachine,
  type RequestEvent,
  type RequestState,
} from './requests.states'

/** All legal moves of a request (`docs/domain.md` §6), listed independently of the implementation. */
const LEGAL: Readonly<Record<string, RequestState>> = {
  'Open submit': 'Submit',
  'Open delete': 'Deleted',
  'Submit approve': 'Approved',
  'Submit reject': 'Rejected',
}

const EVENTS = Object.keys(requestMachine.events) as RequestEvent[]
const ALL = REQUEST_STATES.flatMap((state) =>
  EVENTS.map((event) => ({ state, event, to: LEGAL[`${state} ${event}`] })),
)

function failureOf(state: RequestState, event: RequestEvent): unknown {
  try {
    return move(requestMachine, state, event)
  } catch (error) {
    return error
  }
}

describe('a request', () => {
  // proves 1.4.17 1.4.20
  it('is tested in every state with every event', () => {
    expect(ALL).toHaveLength(20)
    expect(ALL.filter(({ to }) => to !== undefined)).toHaveLength(Object.keys(LEGAL).length)
  })

  // proves 1.4.17 1.4.20
  it.each(ALL.filter(({ to }) => to !== undefined))('$state, $event: $to', (one) => {
    expect(canMove(requestMachine, one.state, one.event)).toBe(true)
    expect(move(requestMachine, one.state, one.event)).toBe(one.to)
  })

  it.each(ALL.filter(({ to }) => to === undefined))('$state, $event: refused', (one) => {
    expect(canMove(requestMachine, one.state, one.event)).toBe(false)
    const error = failureOf(one.state, one.event)
    expect(error).toBeInstanceOf(AppError)
    expect(error instanceof AppError && error.issues('en')).toEqual([
      {
        code: 'illegal_move',
        message: expect.stringContaining(`is in status ${one.state}`),
      },
    ])
  })
})
