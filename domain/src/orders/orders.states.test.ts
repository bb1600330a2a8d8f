import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError, ERROR_TEXT } from '../kernel/errors'
import { canMove, move, wordsOfState } from '../kernel/machine'
import { statusTexts } from '../kernel/status.texts'
import { say } from '../kernel/texts'
import {
  DEFAULT_ORDER_TAB,
  ORDER_TABS,
  orderState,
  PACKAGE_STATES,
  packageMachine,
  type PackageEvent,
  type PackageState,
} from './orders.states'
import { orderTexts } from './orders.texts'

/** Every legal move of a package (`docs/domain.md` §6), written down a second time. */
const LEGAL: Readonly<Record<string, PackageState>> = {
  'Waiting Down Payment confirm-down-payment': 'New',
  'New pick': 'Pick',
  'Pick make-ready': 'Ready to Ship',
  'Ready to Ship ship': 'Shipped',
  'Shipped receive': 'Delivered',
  'Delivered pay': 'Paid',
  'Waiting Down Payment cancel': 'Cancel',
  'New cancel': 'Cancel',
  'Pick cancel': 'Cancel',
  'Ready to Ship cancel': 'Cancel',
}

const EVENTS = Object.keys(packageMachine.events) as PackageEvent[]
const ALL = PACKAGE_STATES.flatMap((state) =>
  EVENTS.map((event) => ({ state, event, to: LEGAL[`${state} ${event}`] })),
)

function failureOf(state: PackageState, event: PackageEvent): unknown {
  try {
    return move(packageMachine, state, event)
  } catch (error) {
    return error
  }
}

describe('a package', () => {
  it('is walked in every state by every event', () => {
    expect(ALL).toHaveLength(56)
    expect(ALL.filter(({ to }) => to !== undefined)).toHaveLength(Object.keys(LEGAL).length)
  })

  it.each(ALL.filter(({ to }) => to !== undefined))('$state, $event: $to', (one) => {
    expect(move(packageMachine, one.state, one.event)).toBe(one.to)
  })

  it.each(ALL.filter(({ to }) => to === undefined))('$state, $event: refused', (one) => {
    expect(canMove(packageMachine, one.state, one.event)).toBe(false)
    const error = failureOf(one.state, one.event)
    expect(error instanceof AppError && error.issues('en')).toEqual([
      {
        code: 'illegal_move',
        message: say(ERROR_TEXT.illegal_move, 'en', { status: wordsOfState(one.state) }),
      },
    ])
  })
})

describe('the sides', () => {
  it('cause what is theirs, each on its own way', () => {
    const sides = EVENTS.map((event) => [event, packageMachine.events[event].by])
    expect(Object.fromEntries(sides)).toEqual({
      'confirm-down-payment': ['vendor'],
      pick: ['vendor'],
      'make-ready': ['vendor'],
      ship: ['vendor'],
      receive: ['buyer'],
      pay: ['system'],
      cancel: ['vendor', 'buyer'],
    })
  })
})

describe('the status of an order', () => {
  it.each([
    [['New'], 'New'],
    [['Pick', 'New'], 'New'],
    [['Paid', 'Shipped', 'Delivered'], 'Shipped'],
    [['Waiting Down Payment', 'Waiting Down Payment'], 'Waiting Down Payment'],
    [['Cancel', 'Delivered'], 'Delivered'],
    [['Cancel', 'Paid'], 'Paid'],
    [['Cancel', 'Cancel'], 'Cancel'],
    [['Ready to Ship', 'Pick', 'Cancel'], 'Pick'],
  ] as const)('of packages in %j is %s', (packages, state) => {
    expect(orderState(packages)).toBe(state)
  })

  it('is that of its least advanced package that is not cancelled, in any order', () => {
    const packages = fc.array(fc.constantFrom(...PACKAGE_STATES), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(packages, (states) => {
        const rank = (state: PackageState) => PACKAGE_STATES.indexOf(state)
        const living = states.filter((state) => state !== 'Cancel')
        const least = Math.min(...living.map(rank))
        expect(orderState(states)).toBe(living.length === 0 ? 'Cancel' : PACKAGE_STATES[least])
        expect(orderState(states.toReversed())).toBe(orderState(states))
      }),
    )
  })
})

describe('the tabs', () => {
  it('stand in the specified order, with their query values and names', () => {
    expect(ORDER_TABS.map(({ query, text }) => [query, orderTexts[text].en])).toEqual([
      ['Waiting DP', 'Waiting DP'],
      ['New', 'Ready to Process'],
      ['Pick', 'Pick & Pack'],
      ['Ready to Shipped', 'Ready to Ship'],
      ['Shipped', 'Shipped'],
      ['Delivered', 'Delivered'],
      ['Paid', 'Paid'],
      ['Cancel', 'Canceled'],
    ])
    expect(ORDER_TABS.some(({ query }) => query === DEFAULT_ORDER_TAB)).toBe(true)
  })

  it('are one for each status, and each status has a name', () => {
    expect(ORDER_TABS.map(({ state }) => state)).toEqual(PACKAGE_STATES)
    for (const state of PACKAGE_STATES) expect(statusTexts).toHaveProperty([state])
  })
})
