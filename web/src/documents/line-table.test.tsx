// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { ProductCell } from './line-table'

vi.mock('./product-link', () => ({ ProductLink: ({ name }: { name: string }) => <b>{name}</b> }))

it('shows the first 30 characters of a SKU (Spec 1 §9)', async () => {
  const sku = 'SKU-0123456789-0123456789-0123456789'
  const line = { name: 'Paper', slug: 'paper', sku, brand: '', imageUrl: '', note: '' }
  const { page, leave } = await mountPage(<ProductCell line={line} />)
  expect([...page.querySelectorAll('span')].at(-1)?.textContent).toBe(sku.slice(0, 30))
  await leave()
})
