import { describe, expect, it } from 'vitest'
import { AppError } from './errors'
import { canMove, defineMachine, move } from './machine'

const gate = defineMachine({
  name: 'gate',
  states: ['open', 'shut', 'locked'],
  initial: ['open'],
  events: {
    shut: { from: ['open'], to: 'shut', by: ['buyer', 'vendor'] },
    lock: { from: ['shut'], to: 'locked', by: ['vendor'] },
    open: { from: ['shut'], to: 'open', by: ['buyer', 'vendor'] },
  },
})

describe('a state table', () => {
  it('leads to its target state', () => {
    expect(move(gate, 'open', 'shut')).toBe('shut')
    expect(move(gate, 'shut', 'lock')).toBe('locked')
    expect(canMove(gate, 'locked', 'open')).toBe(false)
  })

  it('refuses every other move, always with the same error', () => {
    const refused = (() => {
      try {
        move(gate, 'locked', 'open')
      } catch (error) {
        return error
      }
      return undefined
    })()
    expect(refused).toBeInstanceOf(AppError)
    expect(refused).toMatchObject({ code: 'illegal_move' })
    expect(refused instanceof AppError && refused.issues('en')[0]?.message).toContain('locked')
  })

  it('names a state that no event reaches', () => {
    expect(() =>
      defineMachine({
        name: 'gate',
        states: ['open', 'shut', 'bricked'],
        initial: ['open'],
        events: { shut: { from: ['open'], to: 'shut', by: ['buyer', 'vendor'] } },
      }),
    ).toThrow("gate: bricked can't be reached")
  })

  it('names a state that does not exist', () => {
    const states: readonly string[] = ['open', 'shut']
    expect(() =>
      defineMachine<string, string>({
        name: 'gate',
        states,
        initial: ['open'],
        events: {
          shut: { from: ['open'], to: 'shut', by: ['buyer', 'vendor'] },
          break: { from: ['shut'], to: 'broken', by: ['buyer', 'vendor'] },
        },
      }),
    ).toThrow('gate: no state broken')
    expect(() =>
      defineMachine<string, string>({
        name: 'gate',
        states: ['open'],
        initial: ['open'],
        events: { open: { from: ['ajar'], to: 'open', by: ['buyer', 'vendor'] } },
      }),
    ).toThrow('gate: no state ajar')
  })
})
