import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns'

const refuse = () => new Error('busy')

/** Work that ends when it is told to. */
function makeWork() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { end, work: () => ended }
}

describe('turns', () => {
  it('are taken by a few at a time, first come first', async () => {
    const turns = createTurns({
      most: 2,
      mostOfOne: 2,
      waiting: 10,
      waitingOfOne: 10,
      patience: 5_000,
    })
    const works = [0, 1, 2, 3].map(makeWork)
    const begun: number[] = []
    const all = works.map(({ work }, n) =>
      turns.inTurn(`p${n}`, () => (begun.push(n), work()), refuse),
    )
    await after(1)
    expect([begun, turns.now()]).toEqual([[0, 1], { running: 2, waiting: 2 }])
    works[1]?.end()
    await after(1)
    expect([begun, turns.now()]).toEqual([[0, 1, 2], { running: 2, waiting: 1 }])
    for (const { end } of works) end()
    await Promise.all(all)
    expect([begun, turns.now()]).toEqual([[0, 1, 2, 3], { running: 0, waiting: 0 }])
  })

  it('leave room for others than the one who asks for all', async () => {
    const turns = createTurns({
      most: 3,
      mostOfOne: 2,
      waiting: 10,
      waitingOfOne: 10,
      patience: 5_000,
    })
    const works = [0, 1, 2, 3].map(makeWork)
    const begun: string[] = []
    const all = ['siti', 'siti', 'siti', 'budi'].map((whose, n) =>
      turns.inTurn(
        whose,
        async () => {
          begun.push(`${whose} ${n}`)
          await works[n]?.work()
        },
        refuse,
      ),
    )
    await after(1)
    expect(begun).toEqual(['siti 0', 'siti 1', 'budi 3'])
    works[3]?.end()
    await after(1)
    expect(turns.now()).toEqual({ running: 2, waiting: 1 })
    for (const { end } of works) end()
    await Promise.all(all)
    expect(turns.now()).toEqual({ running: 0, waiting: 0 })
  })

  it('are refused when too many wait, and when they do not come', async () => {
    const turns = createTurns({ most: 1, mostOfOne: 1, waiting: 1, waitingOfOne: 1, patience: 20 })
    const { work, end } = makeWork()
    const first = turns.inTurn('a', work, refuse)
    const second = turns.inTurn('b', async () => 'done', refuse)
    await expect(turns.inTurn('c', async () => 'done', refuse)).rejects.toThrow('busy')
    await expect(second).rejects.toThrow('busy')
    end()
    await first
    expect(await turns.inTurn('d', async () => 'done', refuse)).toBe('done')
    expect(turns.now()).toEqual({ running: 0, waiting: 0 })
  })

  it('are not all waited for by one person', async () => {
    const turns = createTurns({
      most: 1,
      mostOfOne: 1,
      waiting: 10,
      waitingOfOne: 1,
      patience: 5_000,
    })
    const { work, end } = makeWork()
    const all: Promise<unknown>[] = [
      turns.inTurn('a', work, refuse),
      turns.inTurn('a', async () => 'second', refuse),
    ]
    await expect(turns.inTurn('a', async () => 'third', refuse)).rejects.toThrow('busy')
    all.push(turns.inTurn('b', async () => 'other', refuse))
    expect(turns.now()).toEqual({ running: 1, waiting: 2 })
    end()
    expect(await Promise.all(all)).toEqual([undefined, 'second', 'other'])
  })

  it('are given back by work that fails', async () => {
    const turns = createTurns({
      most: 1,
      mostOfOne: 1,
      waiting: 1,
      waitingOfOne: 1,
      patience: 5_000,
    })
    const failing = turns.inTurn('a', () => Promise.reject(new Error('failed')), refuse)
    const next = turns.inTurn('a', async () => 'done', refuse)
    await expect(failing).rejects.toThrow('failed')
    expect(await next).toBe('done')
  })
})
