import type { APIRequestContext } from '@playwright/test'
import type { Product, ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { BuyerTerms, VendorDetail } from '@pasok/domain/vendors/vendors.model'
import { PASSWORD } from './test'

/** A signed-in caller beside the browser: to look things up, and to call as a hostile client would. */
export interface Caller {
  get<Data>(path: string): Promise<Data>
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<number>
}

export async function signInByApi(request: APIRequestContext, username: string): Promise<Caller> {
  const answer = await request.post('/oauth/token', {
    data: {
      grant_type: 'password',
      username,
      password: PASSWORD,
      client_id: 'journeys',
      connection: 'pasok',
    },
  })
  const { access_token: token }: { access_token: string } = await answer.json()
  const headers = { authorization: `Bearer ${token}` }
  return {
    async get(path) {
      const { data } = await (await request.get(`/api${path}`, { headers })).json()
      return data
    },
    send: async (method, path, data) =>
      (await request.fetch(`/api${path}`, { method, headers, data: data ?? {} })).status(),
  }
}

/** A product with all that its price is made of for this company. */
export interface Priced {
  hit: ProductHit
  product: Product
  vendor: VendorDetail
  terms: BuyerTerms
}

/** Products delivered to a city that pass a test, at most `count`, of different vendors first. */
export async function findProducts(
  request: APIRequestContext,
  caller: Caller,
  city: string,
  test: (hit: ProductHit) => boolean,
  count: number,
): Promise<Priced[]> {
  const answer = await request.post('/1/indexes/products/query', {
    headers: { 'x-algolia-application-id': 'pasok', 'x-algolia-api-key': 'public' },
    data: { query: '', hitsPerPage: 100, filters: `warehouse_detail.coverage:"${city}"` },
  })
  const { hits }: { hits: ProductHit[] } = await answer.json()
  const found: Priced[] = []
  for (const hit of hits.filter(test).slice(0, count)) {
    const product = await caller.get<Product>(`/product/by/${hit.slug_product}`)
    const vendor = await caller.get<VendorDetail>(`/vendor/detail?vendor_id=${hit.vendor_id}`)
    const terms = await caller.get<BuyerTerms>(
      `/mybuyer/product?vendor_id=${hit.vendor_id}&product_id=${hit._id}`,
    )
    found.push({ hit, product, vendor, terms })
  }
  return found
}
