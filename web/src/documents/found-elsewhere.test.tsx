// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { FoundElsewhere } from './found-elsewhere'
import type { ListSearch } from '../lib/list-search'
import { ListScreen } from './list-screen'

const found = vi.hoisted(() => ({ data: undefined as object[] | undefined, isAsked: false }))
vi.mock(import('@tanstack/react-query'), async (original) => ({
  ...(await original()),
  useQuery: (({ enabled }: { enabled: boolean }) => {
    found.isAsked = enabled
    return { data: enabled ? found.data : undefined }
  }) as never,
}))
vi.mock(import('../lib/address-link'), async (original) => ({
  ...(await original()),
  AddressLink: (({ address, children }: { address: string; children: string }) => (
    <a href={address}>{children}</a>
  )) as never,
}))

const FOUND = [{ code: 'PO-1', tab: 'Shipped', address: '/there?status=Shipped' }]

const mount = async (search: ListSearch) => {
  found.data = FOUND
  const find = async () => FOUND
  return (await mountPage(<FoundElsewhere list="listOrders" search={search} find={find} />)).page
}

it('says in which tab a code is, and leads there', async () => {
  const page = await mount({ by: 'code_po', value: 'PO-1' })
  expect(page.querySelector('li')?.textContent).toBe('PO-1 is in the tab Shipped')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/there?status=Shipped')
})

it('sends no request without search words', async () => {
  expect(
    (await mount({ by: 'date', from: '2026-11-01', to: '2026-11-30' })).querySelector('li'),
  ).toBeNull()
  expect(found.isAsked).toBe(false)
})

it('appears under a searched list without matches in this tab', async () => {
  found.data = FOUND
  const table = (search: string | undefined) => (
    <ListScreen
      label="Payments"
      columns={[]}
      query={{ data: { rows: [], count: 0 }, error: null } as never}
      address={search === undefined ? {} : { search }}
      go={() => undefined}
      rowKey={String}
      elsewhere={{ list: 'listPayments', find: async () => FOUND }}
      none={null}
    />
  )
  const { page, show } = await mountPage(table('PO-1'))
  expect(page.querySelector('li a')?.textContent).toBe('Shipped')
  await show(table(undefined))
  expect(page.querySelector('li')).toBeNull()
})
