import type { APIRequestContext } from '@playwright/test'
import type { Product, ProductHit } from '@pasok/domain/catalog/catalog.model'
import type { PurchaseRequest, RequestRow } from '@pasok/domain/requests/requests.model'
import type { BuyerTerms, VendorDetail } from '@pasok/domain/vendors/vendors.model'
import { png } from './files'
import { PASSWORD } from './test'
import { beSignedIn, callAs, type Person } from './tokens'

export const JAKARTA = 'Kota Administrasi Jakarta Selatan'
export const BANDUNG = 'Kota Bandung'

/**
 * The server closes connections that were idle for a minute; a request that a long test sends at
 * that moment never arrives and is repeated.
 */
const RETRIES = 1

/** A signed-in API client in addition to the browser, for looking things up and for hostile requests. */
export interface Caller {
  get<Data>(path: string): Promise<Data>
  /** Returns the data of the response. @throws Error when the server refuses. */
  post<Data>(method: 'POST' | 'PUT', path: string, data?: object): Promise<Data>
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<number>
}

export async function signInByApi(
  request: APIRequestContext,
  username: string,
  kind?: Person['kind'],
): Promise<Caller> {
  const person: Person = { username, password: PASSWORD, ...(kind && { kind }) }
  await beSignedIn(request, person)
  const call = (method: string, path: string, data: object = {}) =>
    callAs(request, person, (headers) =>
      request.fetch(`/api${path}`, { method, headers, data, maxRetries: RETRIES }),
    )
  return {
    async get(path) {
      const reply = await callAs(request, person, (headers) =>
        request.get(`/api${path}`, { headers, maxRetries: RETRIES }),
      )
      const { data } = await reply.json()
      return data
    },
    async post(method, path, body) {
      const reply = await call(method, path, body)
      if (!reply.ok()) throw new Error(`${method} ${path}: ${reply.status()} ${await reply.text()}`)
      const { data } = await reply.json()
      return data
    },
    send: async (method, path, data) => (await call(method, path, data)).status(),
  }
}

interface SearchOptions {
  query?: string
  city?: string
  vendor?: string
  page?: number
}

const BUYER: Person = { username: 'purchasing@nusantara.test', password: PASSWORD }

async function searchHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  await beSignedIn(request, BUYER)
  const reply = await callAs(request, BUYER, (headers) =>
    request.get('/api/search/key', { headers }),
  )
  const { data } = await reply.json()
  return {
    'x-algolia-application-id': data.application_id,
    'x-algolia-api-key': data.api_key,
  }
}

/** Returns up to 100 hits of a search. */
export async function searchHits(
  request: APIRequestContext,
  { query = '', city, vendor, page = 0 }: SearchOptions,
): Promise<{ hits: ProductHit[]; nbHits: number }> {
  const answer = await request.post('/1/indexes/products/query', {
    headers: await searchHeaders(request),
    data: {
      query,
      page,
      hitsPerPage: 100,
      ...(city !== undefined && { filters: `warehouse_detail.coverage:"${city}"` }),
      ...(vendor !== undefined && { facetFilters: [`vendor_name:${vendor}`] }),
    },
  })
  return answer.json()
}

/** Returns the first hit that passes a test. @throws Error when none does. */
export async function findHit(
  request: APIRequestContext,
  what: string,
  test: (hit: ProductHit) => boolean,
  city?: string,
  vendor?: string,
): Promise<ProductHit> {
  const among = { ...(city !== undefined && { city }), ...(vendor !== undefined && { vendor }) }
  for (let page = 0; page < 25; page += 1) {
    const { hits } = await searchHits(request, { page, ...among })
    const hit = hits.find(test)
    if (hit) return hit
    if (hits.length === 0) break
  }
  throw new Error(`The demo market has no product ${what}`)
}

/** A product with everything that determines its price for this company. */
export interface Priced {
  hit: ProductHit
  product: Product
  vendor: VendorDetail
  terms: BuyerTerms
}

export async function priceHit(caller: Caller, hit: ProductHit): Promise<Priced> {
  const [product, vendor, terms] = await Promise.all([
    caller.get<Product>(`/product/by/${hit.slug_product}`),
    caller.get<VendorDetail>(`/vendor/detail?vendor_id=${hit.vendor_id}`),
    caller.get<BuyerTerms>(`/mybuyer/product?vendor_id=${hit.vendor_id}&product_id=${hit._id}`),
  ])
  return { hit, product, vendor, terms }
}

/** Returns at most `count` products that are delivered to a city and pass a test. */
export async function findProducts(
  request: APIRequestContext,
  caller: Caller,
  city: string,
  test: (hit: ProductHit) => boolean,
  count: number,
): Promise<Priced[]> {
  const { hits } = await searchHits(request, { city })
  const found: Priced[] = []
  for (const hit of hits.filter(test).slice(0, count)) found.push(await priceHit(caller, hit))
  return found
}

/** Returns whether the product has a large stock and can be ordered singly. */
export const isPlain = ({ stock, minimum_order_quantity: minimum }: ProductHit): boolean =>
  stock >= 100 && minimum <= 1

/** Returns all requests of the company, newest first. */
export async function listRequests(caller: Caller): Promise<RequestRow[]> {
  const [address] = await caller.get<{ buyer_id: string }[]>('/address/buyer')
  const all: RequestRow[] = []
  // A page has at most 100 rows, and earlier tests may have created more.
  for (let page = 0; ; page += 1) {
    const path = `/purchase-request/paginate/${address?.buyer_id}?limit=100&skip=${page}`
    const rows = await caller.get<RequestRow[]>(path)
    all.push(...rows)
    if (rows.length < 100) return all
  }
}

interface Wanted {
  hit: ProductHit
  quantity: number
}

interface Draft {
  _id: string
  code_pr: string
}

/** Creates a draft with these lines for the company's default address. */
export async function makeDraft(caller: Caller, wanted: readonly Wanted[]): Promise<Draft> {
  const addresses = await caller.get<{ _id: string; is_default: boolean }[]>('/address/buyer')
  const address = addresses.find(({ is_default: isDefault }) => isDefault)
  const items = wanted.map(({ hit, quantity }) => ({ productId: hit._id, quantity, note: '' }))
  return caller.post<Draft>('POST', '/purchase-request', {
    department: null,
    address: { _id: address?._id },
    vendors: [{ packages: { items } }],
  })
}

export const getDraft = (caller: Caller, id: string): Promise<PurchaseRequest> =>
  caller.get<PurchaseRequest>(`/purchase-request/${id}`)

export async function makeSubmitted(caller: Caller, wanted: readonly Wanted[]): Promise<Draft> {
  const draft = await makeDraft(caller, wanted)
  await caller.post('PUT', `/purchase-request/submit/${draft._id}`)
  return draft
}

/** Uploads a picture as the company's finance user and returns its link. */
export async function uploadProof(request: APIRequestContext): Promise<string> {
  const finance: Person = { username: 'finance@nusantara.test', password: PASSWORD }
  await beSignedIn(request, finance)
  const multipart = { prefix: 'buyer', file: png('bukti.png', 600) }
  const sent = await callAs(request, finance, (headers) =>
    request.post('/api/files', { headers, multipart }),
  )
  const { data }: { data: { url: string } } = await sent.json()
  return data.url
}
