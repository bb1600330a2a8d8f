import { expect, it, vi } from 'vitest'
import { inOrder } from './in-order'

type Work = (enqueue: (out: () => void) => void) => Promise<void>

/** A limit of one job at a time. */
const alone = {
  max: 1,
  do: async (pieces: readonly { input: Work; enqueue: (out: () => void) => void }[]) => {
    for (const { input, enqueue } of pieces) await input(enqueue)
  },
}

it('puts out in the order in which it was asked, however long each takes', async () => {
  const failures: unknown[] = []
  const order = inOrder<Work>(3, 60_000)
  const failed = (error: unknown) => void failures.push(error)
  const out: number[] = []
  const ends: (() => void)[] = []
  for (let at = 0; at < 5; at += 1)
    order.add(
      alone,
      async (put) => {
        await new Promise<void>((resolve) => ends.push(resolve))
        if (at === 1) throw new Error('not read')
        put(() => out.push(at))
      },
      failed,
    )
  expect(ends).toHaveLength(3)
  ends[2]?.()
  await Promise.resolve()
  ends[1]?.()
  expect(out).toEqual([])
  ends[0]?.()
  while (ends.length < 5) await new Promise((resolve) => setImmediate(resolve))
  ends[4]?.()
  ends[3]?.()
  await order.idle()
  expect(out).toEqual([0, 2, 3, 4])
  expect(failures).toHaveLength(1)
})

it('gives up what takes too long, also what waited so long, and goes on', async () => {
  vi.useFakeTimers()
  const out: string[] = []
  let end = () => {}
  const order = inOrder<Work>(1, 1_000)
  const add = (name: string, work = Promise.resolve()) =>
    order.add(
      alone,
      async (enqueue) => {
        await work
        enqueue(() => out.push(name))
      },
      () => out.push(`not ${name}`),
    )
  add('hangs', new Promise((resolve) => (end = resolve)))
  add('waits')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(out).toEqual(['not hangs', 'not waits'])
  add('next')
  end()
  await order.idle()
  vi.useRealTimers()
  expect(out).toEqual(['not hangs', 'not waits', 'next'])
})

it('does together what waits for the same, and puts each out in its place', async () => {
  const out: string[] = []
  const done: string[][] = []
  const order = inOrder<string>(1, 60_000)
  let end = () => {}
  const hanging = new Promise<void>((resolve) => (end = resolve))
  const task = (max: number, until: Promise<void>) => ({
    max,
    do: async (pieces: readonly { input: string; enqueue: (out: () => void) => void }[]) => {
      done.push(pieces.map(({ input }) => input))
      await until
      if (pieces.some(({ input }) => input === 'bad')) throw new Error('not read')
      for (const { input, enqueue } of pieces) enqueue(() => out.push(input))
    },
  })
  const failed = (input: string) => () => void out.push(`not ${input}`)
  const [first, many, other] = [task(1, hanging), task(2, hanging), task(1, hanging)]
  for (const [kind, input] of [
    [first, 'a'],
    [many, 'b'],
    [other, 'c'],
    [many, 'd'],
    [many, 'e'],
    [many, 'bad'],
  ] as const)
    order.add(kind, input, failed(input))
  end()
  await order.idle()
  expect(done).toEqual([['a'], ['b', 'd'], ['c'], ['e', 'bad']])
  expect(out).toEqual(['a', 'b', 'c', 'd', 'not e', 'not bad'])
})
