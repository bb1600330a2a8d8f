import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '../kernel/errors'
import { canMove, move, wordsOfState, type Machine } from '../kernel/machine'
import { statusTexts } from '../kernel/status.texts'
import { formatText } from '../kernel/texts'
import {
  DEFAULT_ORDER_TAB,
  downPaymentMachine,
  itemMachine,
  ORDER_TABS,
  orderState,
  PACKAGE_STATES,
  packageMachine,
  type PackageState,
} from './orders.states'
import { orderTexts } from './orders.texts'

const inEnglish = (words: ReturnType<typeof wordsOfState>) =>
  typeof words === 'string' ? words : formatText(words, 'en')

interface MachineRules {
  machine: Machine<string, string>
  /**
   * All legal moves (`docs/domain.md` §6), listed independently of the implementation: state, event, next
   * state.
   */
  legal: Readonly<Record<string, string>>
  /** The sides (buyer, vendor) that may cause each event. */
  sides: Readonly<Record<string, readonly string[]>>
}

const MACHINE_RULES: readonly MachineRules[] = [
  {
    machine: packageMachine,
    legal: {
      'Waiting Down Payment confirm-down-payment': 'New',
      'Waiting Down Payment release': 'New',
      'New pick': 'Pick',
      'Pick make-ready': 'Ready to Ship',
      'Ready to Ship ship': 'Shipped',
      'Shipped receive': 'Delivered',
      'Delivered pay': 'Paid',
      'Waiting Down Payment cancel-by-buyer': 'Cancel',
      'New cancel-by-buyer': 'Cancel',
      'Waiting Down Payment cancel-by-vendor': 'Cancel',
      'New cancel-by-vendor': 'Cancel',
      'Pick cancel-by-vendor': 'Cancel',
      'Ready to Ship cancel-by-vendor': 'Cancel',
      'Pick cancel-empty': 'Cancel',
      'Delivered cancel-unreceived': 'Cancel',
    },
    sides: {
      'confirm-down-payment': ['vendor'],
      release: ['system'],
      pick: ['vendor'],
      'make-ready': ['vendor'],
      ship: ['vendor'],
      receive: ['buyer'],
      pay: ['system'],
      'cancel-by-buyer': ['buyer'],
      'cancel-by-vendor': ['vendor'],
      'cancel-empty': ['system'],
      'cancel-unreceived': ['system'],
    },
  },
  {
    machine: itemMachine,
    legal: {
      'Ordered change': 'Waiting Approval',
      'Approved change': 'Waiting Approval',
      'Waiting Approval take-back': 'Ordered',
      'Waiting Approval take-back-to-approved': 'Approved',
      'Waiting Approval accept': 'Approved',
      'Waiting Approval reject': 'Rejected',
    },
    sides: {
      change: ['vendor'],
      'take-back': ['vendor'],
      'take-back-to-approved': ['vendor'],
      accept: ['buyer'],
      reject: ['buyer'],
    },
  },
  {
    machine: downPaymentMachine,
    legal: {
      'Asked submit': 'Submitted',
      'Refused submit': 'Submitted',
      'Lapsed submit': 'Submitted',
      'Submitted refuse': 'Refused',
      'Submitted confirm': 'Confirmed',
      'Asked lapse': 'Lapsed',
      'Refused lapse': 'Lapsed',
      'Confirmed owe': 'Refund Due',
      'Refund Due refund': 'Refunded',
    },
    sides: {
      submit: ['buyer'],
      refuse: ['vendor'],
      confirm: ['vendor'],
      lapse: ['system'],
      owe: ['system'],
      refund: ['vendor'],
    },
  },
]

function failureOf(machine: Machine<string, string>, state: string, event: string): unknown {
  try {
    return move(machine, state, event)
  } catch (error) {
    return error
  }
}

describe.each(MACHINE_RULES)('$machine.name', ({ machine, legal, sides }) => {
  const events = Object.keys(machine.events)
  const all = machine.states.flatMap((state) =>
    events.map((event) => ({ state, event, to: legal[`${state} ${event}`] })),
  )

  it('is tested in every state with every event', () => {
    expect(all.filter(({ to }) => to !== undefined)).toHaveLength(Object.keys(legal).length)
    const by = events.map((event) => [event, machine.events[event]?.by])
    expect(Object.fromEntries(by)).toEqual(sides)
  })

  // proves 2.4.1 2.4.4 2.4.6
  it.each(all.filter(({ to }) => to !== undefined))('$state, $event: $to', (one) => {
    expect(move(machine, one.state, one.event)).toBe(one.to)
  })

  it.each(all.filter(({ to }) => to === undefined))('$state, $event: refused', (one) => {
    expect(canMove(machine, one.state, one.event)).toBe(false)
    const error = failureOf(machine, one.state, one.event)
    expect(error instanceof AppError && error.issues('en')).toEqual([
      {
        code: 'illegal_move',
        message: expect.stringContaining(`is in status ${inEnglish(wordsOfState(one.state))}`),
      },
    ])
  })

  it('has words for each of its states', () => {
    for (const state of machine.states) expect(statusTexts).toHaveProperty([state])
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

  it('is that of its least advanced package that is not canceled, in any order', () => {
    const packages = fc.array(fc.constantFrom(...PACKAGE_STATES), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(packages, (states) => {
        const rank = (state: PackageState) => PACKAGE_STATES.indexOf(state)
        const living = states.filter((state) => state !== 'Cancel')
        const lowest = Math.min(...living.map(rank))
        expect(orderState(states)).toBe(living.length === 0 ? 'Cancel' : PACKAGE_STATES[lowest])
        expect(orderState(states.toReversed())).toBe(orderState(states))
      }),
    )
  })
})

describe('the tabs', () => {
  // proves 2.2.51 2.2.53 2.2.55 2.4.2
  it('are in the specified order, with their query values and names', () => {
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

  // proves 2.4.1 2.4.2 2.4.3
  it('are one for each status, and each status has a name', () => {
    expect(ORDER_TABS.map(({ state }) => state)).toEqual(PACKAGE_STATES)
    for (const state of PACKAGE_STATES) expect(statusTexts).toHaveProperty([state])
  })
})
