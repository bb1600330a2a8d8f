/*
 * State tables and what they allow: `move` computes the next state, without saving anything. `moves.ts` words
 * the errors about a document's state. `db/move.ts` of the server moves a document in the database.
 */
import { failure } from './errors'
import { moveTexts } from './moves.texts'
import { statusTexts } from './status.texts'
import type { Text } from './texts'

/** The side that may cause an event; `system` is the automatic result of another event. */
type Side = 'buyer' | 'vendor' | 'provider' | 'system'

/** A state table: for each event its starting states, its target state, and the sides that may cause it. */
export interface Machine<State extends string, Event extends string> {
  readonly name: string
  readonly states: readonly State[]
  readonly initial: readonly State[]
  readonly events: Readonly<
    Record<Event, { from: readonly State[]; to: State; by: readonly Side[] }>
  >
}

/**
 * Checks the table when it is defined: every named state must exist and be reachable. @throws Error
 * naming the unknown or unreachable state.
 */
export function defineMachine<const State extends string, const Event extends string>(
  machine: Machine<State, Event>,
): Machine<State, Event> {
  const reached = new Set<State>(machine.initial)
  const moves = Object.values<{ from: readonly State[]; to: State }>(machine.events)
  for (let before = 0; before !== reached.size;) {
    before = reached.size
    for (const { from, to } of moves) if (from.some((state) => reached.has(state))) reached.add(to)
  }
  for (const { from, to } of moves)
    for (const state of [...from, to])
      if (!machine.states.includes(state)) throw new Error(`${machine.name}: no state ${state}`)
  for (const state of machine.states)
    if (!reached.has(state)) throw new Error(`${machine.name}: ${state} can't be reached`)
  return machine
}

/** Returns whether `event` is allowed in `state`. */
export function canMove<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): boolean {
  return machine.events[event].from.includes(state)
}

/** Returns whether a document in `state` can still reach `wanted`. */
export function canReach<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  wanted: State,
): boolean {
  const reached = new Set<State>([state])
  const moves = Object.values<{ from: readonly State[]; to: State }>(machine.events)
  for (let before = 0; before !== reached.size;) {
    before = reached.size
    for (const { from, to } of moves) if (from.some((one) => reached.has(one))) reached.add(to)
  }
  return reached.has(wanted)
}

const statusWords: Readonly<Record<string, Text>> = statusTexts
const words: Readonly<Record<string, Text>> = moveTexts

/** Returns the displayed text of a state; the state's own name when it has no text. */
export const wordsOfState = (state: string): Text | string => statusWords[state] ?? state

/**
 * Returns the state that `event` leads to. @throws AppError `illegal_move`, the same for every illegal move.
 */
export function move<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State {
  if (!canMove(machine, state, event))
    throw failure('illegal_move', {
      values: { what: words[machine.name] ?? moveTexts.other, status: wordsOfState(state) },
    })
  return machine.events[event].to
}
