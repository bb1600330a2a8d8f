import type { PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import type { Template } from '@pasok/domain/templates/templates.model'
import type { Locator, Page } from '@playwright/test'
import type { ApiCall } from './provider'
import { makeProduct, uniqueWord } from './vendor-products'

export const TEMPLATES = '/dashboard/templates'
export const TEMPLATE_MANAGER = 'template@nusantara.test'

interface MadeItem {
  product: PortalProduct
  quantity: number
}

export const itemsIn = (items: readonly MadeItem[]) => [
  {
    packages: {
      items: items.map(({ product, quantity }) => ({ productId: product._id, quantity, note: '' })),
    },
  },
]

/** Creates products of one vendor with names unique among tests, one for each prefix. */
export async function makeProducts(
  vendor: ApiCall,
  ...names: readonly string[]
): Promise<PortalProduct[]> {
  const word = uniqueWord()
  const made: PortalProduct[] = []
  for (const name of names) made.push(await makeProduct(vendor, { name: `${name} ${word}` }))
  return made
}

interface MadeTemplate {
  _id: string
  name: string
  version: number
}

export const makeTemplate = (
  manager: ApiCall,
  items: readonly MadeItem[],
  name = `Set ${uniqueWord()}`,
): Promise<MadeTemplate> =>
  manager<MadeTemplate>('POST', '/template', { template_name: name, value: itemsIn(items) })

export const readTemplate = (manager: ApiCall, { _id }: { _id: string }): Promise<Template> =>
  manager<Template>('GET', `/template/${_id}`)

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })
