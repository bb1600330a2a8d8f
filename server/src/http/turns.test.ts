import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns'

const refuse = () => new Error('busy')

/** Returns a user, by default of a separate company. */
const of = (person: string, company = person) => ({ person, company })
/** Returns limits that are only restricted by the given values. */
const limits = (overrides: Partial<Parameters<typeof createTurns>[0]>) => ({
  max: 10,
  maxOfOne: 10,
  maxOfCompany: 10,
  waiting: 10,
  waitingOfOne: 10,
  waitingOfCompany: 10,
  patience: 5_000,
  ...overrides,
})

/** Returns work that ends on request. */
function makeWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, work: () => ended }
}

describe('turns', () => {
  it('are taken by a few at a time, first come first', async () => {
    const turns = createTurns(limits({ max: 2, maxOfOne: 2 }))
    const works = [0, 1, 2, 3].map(makeWork)
    const started: number[] = []
    const all = works.map(({ work }, n) =>
      turns.inTurn(of(`p${n}`), () => (started.push(n), work()), refuse),
    )
    await after(1)
    expect([started, turns.now()]).toEqual([[0, 1], { running: 2, waiting: 2 }])
    works[1]?.end()
    await after(1)
    expect([started, turns.now()]).toEqual([[0, 1, 2], { running: 2, waiting: 1 }])
    for (const { end } of works) end()
    await Promise.all(all)
    expect([started, turns.now()]).toEqual([[0, 1, 2, 3], { running: 0, waiting: 0 }])
  })

  it('leave room for others than the one who asks for all', async () => {
    const turns = createTurns(limits({ max: 3, maxOfOne: 2 }))
    const works = [0, 1, 2, 3].map(makeWork)
    const started: string[] = []
    const all = ['siti', 'siti', 'siti', 'budi'].map((person, n) =>
      turns.inTurn(
        of(person),
        async () => {
          started.push(`${person} ${n}`)
          await works[n]?.work()
        },
        refuse,
      ),
    )
    await after(1)
    expect(started).toEqual(['siti 0', 'siti 1', 'budi 3'])
    works[3]?.end()
    await after(1)
    expect(turns.now()).toEqual({ running: 2, waiting: 1 })
    for (const { end } of works) end()
    await Promise.all(all)
    expect(turns.now()).toEqual({ running: 0, waiting: 0 })
  })

  it('are refused when too many wait, and when they do not come', async () => {
    const turns = createTurns(
      limits({ max: 1, maxOfOne: 1, waiting: 1, waitingOfOne: 1, patience: 20 }),
    )
    const { work, end } = makeWork()
    const first = turns.inTurn(of('a'), work, refuse)
    const second = turns.inTurn(of('b'), async () => 'done', refuse)
    await expect(turns.inTurn(of('c'), async () => 'done', refuse)).rejects.toThrow('busy')
    await expect(second).rejects.toThrow('busy')
    end()
    await first
    expect(await turns.inTurn(of('d'), async () => 'done', refuse)).toBe('done')
    expect(turns.now()).toEqual({ running: 0, waiting: 0 })
  })

  it('cannot all be taken by one user', async () => {
    const turns = createTurns(limits({ max: 1, maxOfOne: 1, waitingOfOne: 1 }))
    const { work, end } = makeWork()
    const all: Promise<unknown>[] = [
      turns.inTurn(of('a'), work, refuse),
      turns.inTurn(of('a'), async () => 'second', refuse),
    ]
    await expect(turns.inTurn(of('a'), async () => 'third', refuse)).rejects.toThrow('busy')
    all.push(turns.inTurn(of('b'), async () => 'other', refuse))
    expect(turns.now()).toEqual({ running: 1, waiting: 2 })
    end()
    expect(await Promise.all(all)).toEqual([undefined, 'second', 'other'])
  })

  it('leave room for others than one company of many people', async () => {
    const turns = createTurns(limits({ maxOfCompany: 2, waitingOfCompany: 1 }))
    const works = [0, 1, 2, 3].map(makeWork)
    const started: number[] = []
    const all = ['maju', 'maju', 'maju', 'lain'].map((company, n) =>
      turns.inTurn(
        of(`p${n}`, company),
        async () => {
          started.push(n)
          await works[n]?.work()
        },
        refuse,
      ),
    )
    await after(1)
    expect([started, turns.now()]).toEqual([[0, 1, 3], { running: 3, waiting: 1 }])
    await expect(turns.inTurn(of('p4', 'maju'), async () => 'no', refuse)).rejects.toThrow('busy')
    works[1]?.end()
    await after(1)
    expect(started).toEqual([0, 1, 3, 2])
    for (const { end } of works) end()
    await Promise.all(all)
    expect(turns.now()).toEqual({ running: 0, waiting: 0 })
  })

  it('are given back by work that fails', async () => {
    const turns = createTurns(limits({ max: 1, maxOfOne: 1, waiting: 1, waitingOfOne: 1 }))
    const failing = turns.inTurn(of('a'), () => Promise.reject(new Error('failed')), refuse)
    const next = turns.inTurn(of('a'), async () => 'done', refuse)
    await expect(failing).rejects.toThrow('failed')
    expect(await next).toBe('done')
  })
})
