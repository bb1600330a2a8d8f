import { expect, it, vi } from 'vitest'
import { inOrder } from './in-order'

it('puts out in the order in which it was asked, however long each takes', async () => {
  const failures: unknown[] = []
  const order = inOrder(3, 60_000)
  const failed = (error: unknown) => void failures.push(error)
  const out: number[] = []
  const ends: (() => void)[] = []
  for (let at = 0; at < 5; at += 1)
    order.add(async (put) => {
      await new Promise<void>((resolve) => ends.push(resolve))
      if (at === 1) throw new Error('not read')
      put(() => out.push(at))
    }, failed)
  expect(ends).toHaveLength(3)
  ends[2]?.()
  await Promise.resolve()
  ends[1]?.()
  expect(out).toEqual([])
  ends[0]?.()
  while (ends.length < 5) await new Promise((resolve) => setImmediate(resolve))
  ends[4]?.()
  ends[3]?.()
  await order.settled()
  expect(out).toEqual([0, 2, 3, 4])
  expect(failures).toHaveLength(1)
})

it('gives up what takes too long, also what waited so long, and goes on', async () => {
  vi.useFakeTimers()
  const out: string[] = []
  let end = () => {}
  const order = inOrder(1, 1_000)
  const add = (name: string, work = Promise.resolve()) =>
    order.add(
      async (put) => {
        await work
        put(() => out.push(name))
      },
      () => out.push(`not ${name}`),
    )
  add('hangs', new Promise((resolve) => (end = resolve)))
  add('waits')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(out).toEqual(['not hangs', 'not waits'])
  add('next')
  end()
  await order.settled()
  vi.useRealTimers()
  expect(out).toEqual(['not hangs', 'not waits', 'next'])
})
