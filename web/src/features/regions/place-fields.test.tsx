// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { PostcodeField } from './place-fields'

const { codes } = vi.hoisted(() => ({ codes: { now: ['40135'] } }))
vi.mock(import('../../lib/api'), async (original) => ({
  ...(await original()),
  call: (async () => codes.now.map((postcode) => ({ _id: postcode, postcode }))) as never,
}))

async function chosenOf(known: string[], value: string) {
  codes.now = known
  const onChange = vi.fn<(postcode: string) => void>()
  const { leave } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <PostcodeField
        id="p"
        villageId={known.join() || 'none'}
        value={value}
        error={undefined}
        onChange={onChange}
      />
    </QueryClientProvider>,
  )
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)))
  await leave()
  return onChange.mock.calls.flat()
}

it('a village’s only code is selected automatically; of several none; never over another selection', async () => {
  expect(await chosenOf(['40135'], '')).toEqual(['40135'])
  expect(await chosenOf(['40135', '40136'], '')).toEqual([])
  expect(await chosenOf(['40135'], '40999')).toEqual([])
  expect(await chosenOf([], '')).toEqual([])
})
