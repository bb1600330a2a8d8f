import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimal } from '../kernel/decimal'
import { AppError } from '../kernel/errors'
import type { ItemState } from '../orders/orders.states'
import { linesFromPackage } from './receipts.from-package'
import { isNothingReceived, receiptProblems, receivedAt, type EnteredLine } from './receipts.rules'

/** An item as the reference computation sees it: the quantity in hundredths, the entries in ten-thousandths. */
interface Case {
  state: ItemState
  hundredths: number
  /** One number for each time that the item was entered. */
  entered: readonly number[]
}

const entry = fc.oneof(
  fc.integer({ min: 0, max: 999_999 }).map((hundredths) => hundredths * 100),
  fc.integer({ min: -20_000, max: 99_999_999 }),
)
const oneCase: fc.Arbitrary<Case> = fc.record({
  state: fc.constantFrom<ItemState>('Ordered', 'Approved', 'Rejected'),
  hundredths: fc.integer({ min: 0, max: 999_999 }),
  entered: fc.oneof(
    { weight: 8, arbitrary: entry.map((one) => [one]) },
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.tuple(entry, entry) },
  ),
})

const idOf = (at: number) => `00000000-0000-7000-8000-00000000000${at}`

const itemsOf = (cases: readonly Case[]) =>
  cases.map(({ state, hundredths }, at) => ({
    id: idOf(at),
    name: `Item ${at}`,
    state,
    quantity: decimal(hundredths).times('0.01').toFixed(2),
  }))
const enteredOf = (cases: readonly Case[]): EnteredLine[] =>
  cases.flatMap(({ entered }, at) =>
    entered.map((value) => ({
      _id: at % 2 === 0 ? idOf(at) : idOf(at).toUpperCase(),
      received: decimal(value).times('0.0001').toNumber(),
      note: '',
    })),
  )

/**
 * Calculates with integers: a canceled item has no entry; others have one, in hundredths, up to the ordered
 * quantity.
 */
const isSound = ({ state, hundredths, entered }: Case): boolean => {
  if (state === 'Rejected' || hundredths === 0) return entered.length === 0
  const [first] = entered
  if (first === undefined || entered.length !== 1) return false
  return first >= 0 && first % 100 === 0 && first / 100 <= hundredths
}

describe('the entered quantities of a package', () => {
  it('are accepted exactly when every item is named once with a possible quantity', () => {
    fc.assert(
      fc.property(fc.array(oneCase, { minLength: 1, maxLength: 6 }), (cases) => {
        const problems = receiptProblems(itemsOf(cases), enteredOf(cases))
        expect(problems.length === 0).toBe(cases.every(isSound))
      }),
      { numRuns: 1_000 },
    )
  })

  it('become the lines of the receipt, in the order of the package', () => {
    const sound = oneCase.map((one) =>
      one.state === 'Rejected' || one.hundredths === 0
        ? { ...one, entered: [] }
        : { ...one, entered: [Math.min(Math.floor((one.entered[0] ?? 0) / 100), one.hundredths)] },
    )
    fc.assert(
      fc.property(fc.array(sound, { minLength: 1, maxLength: 6 }), (raw) => {
        const cases = raw.map((one) => ({
          ...one,
          entered: one.entered.map((hundredths) => Math.max(0, hundredths) * 100),
        }))
        const lines = linesFromPackage(itemsOf(cases), enteredOf(cases).toReversed())
        const wanted = cases.flatMap(({ entered }, at) =>
          entered.map((value) => [
            idOf(at),
            decimal(value / 100)
              .times('0.01')
              .toFixed(),
          ]),
        )
        expect(lines.map(({ item, quantity }) => [item.id, quantity.toFixed()])).toEqual(wanted)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'is refused as %d',
    (received) => {
      const items = itemsOf([{ state: 'Ordered', hundredths: 100, entered: [] }])
      const [problem] = receiptProblems(items, [{ _id: idOf(0), received, note: '' }])
      expect(problem).toMatchObject({ path: 'items.0.received', code: 'rule' })
    },
  )

  // proves 2.5.1 2.5.2 2.9.22
  it('are refused as a whole, with everything that is wrong', () => {
    const items = itemsOf([
      { state: 'Ordered', hundredths: 100, entered: [] },
      { state: 'Rejected', hundredths: 100, entered: [] },
      { state: 'Approved', hundredths: 0, entered: [] },
      { state: 'Ordered', hundredths: 60, entered: [] },
    ])
    const lines = [1.001, 0, 0, 0.61].map((received, at) => ({
      _id: idOf(at),
      received,
      note: '',
    }))
    expect(receiptProblems(items, lines).map(({ path, text }) => [path, text.en])).toEqual([
      ['items.0.received', 'At most two decimals are allowed.'],
      ['items.1._id', '{{name}} was canceled and cannot be received.'],
      ['items.2._id', '{{name}} was canceled and cannot be received.'],
      ['items.3.received', 'Value received cannot be greater than quantity!'],
    ])
    expect(() => linesFromPackage(items, lines)).toThrow(AppError)
  })
})

describe('a receipt', () => {
  it('is empty when every line is 0', () => {
    expect(isNothingReceived([{ received: '0.00' }, { received: 0 }])).toBe(true)
    expect(isNothingReceived([{ received: '0.00' }, { received: '0.01' }])).toBe(false)
  })
})

describe('when goods were received', () => {
  const now = new Date('2026-11-22T02:00:00Z')
  const orderedAt = new Date('2026-11-20T10:00:00Z')
  const at = (given?: string) => receivedAt(given, { now, orderedAt, zone: 'Asia/Jakarta' })

  it('is now unless given, and when a clock is slightly ahead', () => {
    expect(at()).toEqual(now)
    expect(at('2026-11-22T09:04:00+07:00')).toEqual(now)
    expect(at('2026-11-21T09:00:00+07:00')).toEqual(new Date('2026-11-21T02:00:00Z'))
  })

  it('is at the earliest the day of the order, by the company’s calendar', () => {
    expect(at('2026-11-20T00:00:00+07:00')).toEqual(new Date('2026-11-19T17:00:00Z'))
    expect(() => at('2026-11-19T16:59:59Z')).toThrow('cannot be before the date of the order')
    expect(() => at('0001-01-01T00:00:00Z')).toThrow('cannot be before the date of the order')
  })

  it('cannot be in the future', () => {
    expect(() => at('2026-11-22T02:05:01Z')).toThrow('cannot be in the future')
  })
})
