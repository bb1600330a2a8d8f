import { expect, it } from 'vitest'
import { inOrder } from './in-order'

it('puts out in the order in which it was asked, however long each takes', async () => {
  const failures: unknown[] = []
  const order = inOrder(3, (error) => failures.push(error))
  const out: number[] = []
  const ends: (() => void)[] = []
  for (let at = 0; at < 5; at += 1)
    order.add(async (put) => {
      await new Promise<void>((resolve) => ends.push(resolve))
      if (at === 1) throw new Error('not read')
      put(() => out.push(at))
    })
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
