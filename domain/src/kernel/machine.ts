import { failure } from './errors'
import { moveTexts } from './moves.texts'
import { statusTexts } from './status.texts'
import type { Text } from './texts'

/** Whose side may cause an event; `system` = what follows by itself from another event. */
type Side = 'buyer' | 'vendor' | 'provider' | 'system'

/**
 * A state table as data: for each event the states it may start from, the one it leads to, and
 * whose sides may cause it.
 */
export interface Machine<State extends string, Event extends string> {
  readonly name: string
  readonly states: readonly State[]
  readonly initial: readonly State[]
  readonly events: Readonly<
    Record<Event, { from: readonly State[]; to: State; by: readonly Side[] }>
  >
}

/**
 * Checks a table once, when it is defined: every state named exists and can be reached.
 * @throws Error naming the state that is unknown or unreachable.
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

/** True when `event` may start from `state`. */
export function canMove<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): boolean {
  return machine.events[event].from.includes(state)
}

/** True when a document in `state` can still come to `wanted`. */
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

/** A state as people read it, in every language; the table's own word where it has none. */
export const wordsOfState = (state: string): Text | string => statusWords[state] ?? state

/**
 * The state that `event` leads to.
 * @throws AppError `illegal_move`, the same for every illegal move (law 2).
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
