// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../../lib/page.fixture'
import { NoReceipts } from './screen'

vi.mock(import('../../../lib/session'), async (original) => ({
  ...(await original()),
  useCan: () => false,
}))

// proves 2.2.76
it('says in the specified words that nothing is to be received', async () => {
  const { page } = await mountPage(
    <NoReceipts isFiltered={false} isAwaiting={false} onClear={() => undefined} />,
  )
  expect(page.textContent).toContain('You dont have any active orders yet!')
})
