import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { setAnswer } from './set-answer'

const KEY = ['company']

/** Starts a read whose answer the test sends. */
function slowRead(client: QueryClient) {
  let answer = (_: string) => {}
  const reading = client
    .query({
      queryKey: KEY,
      queryFn: ({ signal: _ }) => new Promise<string>((resolve) => (answer = resolve)),
    })
    .catch(() => 'canceled')
  return { reading, answer: (data: string) => answer(data) }
}

it('is not replaced by the answer of a read that began before it', async () => {
  const client = new QueryClient()
  const { reading, answer } = slowRead(client)
  await setAnswer(client, KEY, 'saved')
  answer('as it was before')
  await reading
  expect(client.getQueryData(KEY)).toBe('saved')
})

it('changes what was read before, and nothing where nothing was', async () => {
  const client = new QueryClient()
  const add = (before: string | undefined) => before && `${before}, saved`
  await setAnswer<string>(client, KEY, add)
  expect(client.getQueryData(KEY)).toBeUndefined()
  client.setQueryData(KEY, 'read')
  await setAnswer<string>(client, KEY, add)
  expect(client.getQueryData(KEY)).toBe('read, saved')
})
