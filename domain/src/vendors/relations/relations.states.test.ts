import { describe, expect, it } from 'vitest'
import { AppError } from '../../kernel/errors'
import { canMove, move } from '../../kernel/machine'
import {
  RELATION_STAGES,
  relationMachine,
  type RelationEvent,
  type RelationStage,
} from './relations.states'

/** All legal moves, listed independently of the implementation. */
const LEGAL: Readonly<Record<string, RelationStage>> = {
  'Requested accept': 'Active',
  'Requested decline': 'Declined',
  'Requested remove': 'Removed',
  'Active end': 'Ended',
  'Active remove': 'Removed',
  'Declined request': 'Requested',
  'Declined remove': 'Removed',
  'Ended request': 'Requested',
  'Ended remove': 'Removed',
  'Removed request': 'Requested',
}

const EVENTS = Object.keys(relationMachine.events) as RelationEvent[]
const ALL = RELATION_STAGES.flatMap((stage) =>
  EVENTS.map((event) => ({ stage, event, to: LEGAL[`${stage} ${event}`] })),
)

function failureOf(stage: RelationStage, event: RelationEvent): unknown {
  try {
    return move(relationMachine, stage, event)
  } catch (error) {
    return error
  }
}

describe('a relation', () => {
  it('is walked in every stage by every event', () => {
    expect(ALL).toHaveLength(25)
    expect(ALL.filter(({ to }) => to !== undefined)).toHaveLength(Object.keys(LEGAL).length)
  })

  it.each(ALL.filter(({ to }) => to !== undefined))('$stage, $event: $to', (one) => {
    expect(canMove(relationMachine, one.stage, one.event)).toBe(true)
    expect(move(relationMachine, one.stage, one.event)).toBe(one.to)
  })

  it.each(ALL.filter(({ to }) => to === undefined))('$stage, $event: refused', (one) => {
    const error = failureOf(one.stage, one.event)
    expect(error instanceof AppError && error.code).toBe('illegal_move')
  })
})
