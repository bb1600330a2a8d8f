// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../../../lib/page.fixture'
import { NoInvoices } from './invoice-list'

vi.mock(import('../../../../lib/session'), async (original) => ({
  ...(await original()),
  useCan: () => false,
}))

// proves 2.2.81
it.each([true, false])(
  'says in the specified words that there are none: searched %s',
  async (is) => {
    const nothing = () => undefined
    const { page } = await mountPage(<NoInvoices hasFilters={is} onClear={nothing} />)
    expect(page.textContent).toContain('You dont have any Invoice Yet!')
  },
)
