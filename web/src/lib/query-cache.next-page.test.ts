import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { nextPage } from './query-cache'

it('does not cancel a running refetch: its data appears together with the next page', async () => {
  const client = new QueryClient()
  let first = 'old'
  const answers: (() => void)[] = []
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    initialPageParam: 0,
    queryFn: ({ pageParam }) =>
      new Promise<string>((resolve) => {
        answers.push(() => resolve(pageParam === 0 ? first : 'next'))
      }),
    getNextPageParam: (_last, _pages, page) => page + 1,
  })
  const leave = list.subscribe(() => undefined)
  answers.shift()?.()
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual(['old'])

  first = 'new'
  void client.invalidateQueries({ queryKey: ['list'] })
  await expect.poll(() => answers.length).toBe(1)
  const more = nextPage(list.getCurrentResult())
  answers.shift()?.()
  await expect.poll(() => answers.length).toBe(1)
  answers.shift()?.()
  expect((await more).data?.pages).toEqual(['new', 'next'])
  leave()
})
