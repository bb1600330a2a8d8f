import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error'
import { queryClient } from './query-client'
import { eventually } from './eventually.fixture'

afterEach(() => queryClient.clear())

const refused = () =>
  new ApiError({ status: 409, code: 'conflict', message: 'No', issues: [], retryAfter: undefined })

/** Returns an observed query that is refused, with the mock that counts its requests. */
function refusedRead() {
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(refused()))
  const options = queryClient.defaultQueryOptions({ queryKey: ['refused'], queryFn })
  const look = () => new QueryObserver(queryClient, options)
  return { queryFn, look }
}

describe('a failed query', () => {
  it('is not repeated by the component that shows the failure', async () => {
    const { queryFn, look } = refusedRead()
    const first = look()
    first.subscribe(() => undefined)
    await eventually(() => expect(first.getCurrentResult().isError).toBe(true))

    const second = look()
    second.subscribe(() => undefined)

    expect(second.getCurrentResult()).toMatchObject({ isError: true, isFetching: false })
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('is repeated when the user returns', async () => {
    const { queryFn, look } = refusedRead()
    const first = look()
    const leave = first.subscribe(() => undefined)
    await eventually(() => expect(first.getCurrentResult().isError).toBe(true))
    leave()

    const second = look()
    second.subscribe(() => undefined)

    await eventually(() => expect(second.getCurrentResult().isError).toBe(true))
    expect(queryFn).toHaveBeenCalledTimes(2)
  })
})

it('an action fails while the browser is offline, instead of waiting for the connection', async () => {
  onlineManager.setOnline(false)
  try {
    const mutationFn = vi.fn<() => Promise<never>>(() => Promise.reject(refused()))
    const options = queryClient.defaultMutationOptions({ mutationFn })
    await expect(new MutationObserver(queryClient, options).mutate()).rejects.toThrow('No')
  } finally {
    onlineManager.setOnline(true)
  }
})
