import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { setResponse } from './query-cache'

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

it('is not replaced by the response of an earlier request', async () => {
  const client = new QueryClient()
  const { reading, answer } = slowRead(client)
  await setResponse(client, KEY, 'saved')
  answer('as it was before')
  await reading
  expect(client.getQueryData(KEY)).toBe('saved')
})

it('changes loaded data, and nothing where none is loaded', async () => {
  const client = new QueryClient()
  const add = (before: string | undefined) => before && `${before}, saved`
  await setResponse<string>(client, KEY, add)
  expect(client.getQueryData(KEY)).toBeUndefined()
  client.setQueryData(KEY, 'read')
  await setResponse<string>(client, KEY, add)
  expect(client.getQueryData(KEY)).toBe('read, saved')
})
