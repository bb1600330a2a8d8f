import { getProduct } from '@pasok/domain/catalog/catalog.contract'
import * as contracts from '@pasok/domain/catalog/portal/portal.contract'
import type { PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import { productErrors } from '@pasok/domain/catalog/portal/portal.texts'
import { formatText } from '@pasok/domain/kernel/texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { CITIES, idOf, productId } from '../../../../test/company'
import { addedProduct, BANDUNG, PRODUCT, WEST_JAVA } from '../../../../test/portal'

let api: Api
let vendor: Person
let other: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@sinar.test')
  other = await api.as('vendor@karya.test')
})
afterAll(() => api.drop())

const { createProduct, editProduct, quickEditProduct, getOwnProduct, listOwnProducts } = contracts

const find = (id: string, person = vendor) => person.must(getOwnProduct, { params: { id } })

/** Returns a record's entries in the audit log, newest last. */
async function auditOf(id: string) {
  const { rows } = await api.pool.query(
    'select action, before, after, vendor_id, buyer_id from audit_log where subject_id = $1 order by id',
    [id],
  )
  return rows
}

/** Returns how often the search index was notified of a product. */
async function countIndexUpdates(id: string): Promise<number> {
  const { rows } = await api.pool.query<{ count: number }>(
    `select count(*)::int from outbox where name = 'products.changed' and payload->'productIds' ? $1`,
    [id],
  )
  return rows[0]?.count ?? 0
}

const bodyOf = ({ _id, version, ...product }: PortalProduct) => ({
  ...PRODUCT,
  ...product,
  _id,
  version,
  stock_seen: product.stock,
})

describe('a new product', () => {
  it('is stored with all its fields, and offered', async () => {
    const body = {
      ...PRODUCT,
      name: '  Kertas\u200b  Baru ',
      sku: 'FULL-1',
      short_description: 'Short',
      description: 'Line one\nline two',
      payment_term: 21,
      width: 21.5,
      height: 29.7,
      length: 5,
      storage: 'Dry',
      retail_price: 999_999_999_999.99,
      discount_product: 0.29,
      tax_percentage: 1.15,
    }
    const made = await vendor.must(createProduct, { body })
    expect(made).toMatchObject({
      ...body,
      name: 'Kertas  Baru',
      slug_product: 'kertas-baru',
      category_path: ['Test'],
      warehouse_city: CITIES.bandung,
      warehouse_province_id: WEST_JAVA,
      coverage_name: 'Delivery area',
      state: 'offered',
      picture: '',
      pictures: [],
      version: 1,
    })
    expect(await find(made._id)).toEqual(made)
    const [entry] = await auditOf(made._id)
    expect(entry).toMatchObject({
      action: 'product.create',
      before: null,
      after: { name: 'Kertas  Baru', stock: 40, warehouse_city_id: CITIES.bandung },
      vendor_id: idOf('vendor sinar'),
      buyer_id: null,
    })
    expect(await countIndexUpdates(made._id)).toBe(1)
    const buyer = await api.as('approver@maju.test')
    const seen = await buyer.must(getProduct, { params: { slug: 'kertas-baru' } })
    expect(seen).toMatchObject({ discount: 0.0029, pajak: { title: 'PPN', value: 0.0115 } })
  })

  it('has a slug of its own where the name is another’s, and keeps it', async () => {
    const first = await addedProduct(vendor, { name: 'Sama Persis' })
    const second = await addedProduct(other, {
      name: 'sama persis!',
      coverage_id: idOf('coverage karya'),
    })
    expect(first.slug_product).toBe('sama-persis')
    expect(second.slug_product).toMatch(/^sama-persis-[0-9a-f]{8}$/)
    const renamed = await vendor.must(editProduct, {
      body: { ...bodyOf(first), name: 'Nama Lain' },
    })
    expect(renamed).toMatchObject({ name: 'Nama Lain', slug_product: 'sama-persis', version: 2 })
  })

  it('reports every invalid field', async () => {
    const answer = await vendor.request(createProduct, {
      body: { ...PRODUCT, name: ' ', sku: '', retail_price: 0, stock: 1.005, tax_title: '' },
    })
    expect(answer.status).toBe(422)
    expect(answer.errors?.map(({ path, code }) => [path, code])).toEqual([
      ['name', 'rule'],
      ['sku', 'rule'],
      ['retail_price', 'rule'],
      ['tax_title', 'rule'],
      ['stock', 'rule'],
    ])
  })

  it('needs an existing category, city, coverage and pictures', async () => {
    const answer = await vendor.request(createProduct, {
      body: {
        ...PRODUCT,
        sku: 'CHOICES',
        category_id: 'x',
        warehouse_city_id: '9999',
        coverage_id: idOf('nothing'),
        pictures: ['https://elsewhere.test/a.png'],
      },
    })
    expect(answer.status).toBe(422)
    expect(answer.errors?.map(({ path, message }) => [path, message])).toEqual([
      ['category_id', productErrors.categoryUnknown.en],
      ['pictures', productErrors.pictureUnknown.en],
      ['warehouse_city_id', productErrors.cityUnknown.en],
      ['coverage_id', productErrors.coverageUnknown.en],
    ])
  })

  it('has a SKU that the vendor has once, whatever its case; another vendor may have it', async () => {
    const first = await addedProduct(vendor, { sku: 'Twice-1', name: 'The first' })
    const answer = await vendor.request(createProduct, { body: { ...PRODUCT, sku: 'tWICE-1' } })
    expect(answer).toMatchObject({
      status: 422,
      errors: [
        {
          path: 'sku',
          code: 'rule',
          message: formatText(productErrors.skuTaken, 'en', { name: 'The first' }),
        },
      ],
    })
    const again = await vendor.must(editProduct, { body: { ...bodyOf(first), sku: 'TWICE-1' } })
    expect(again.sku).toBe('TWICE-1')
    const otherProduct = await addedProduct(other, {
      sku: 'twice-1',
      coverage_id: idOf('coverage karya'),
    })
    expect(otherProduct.sku).toBe('twice-1')
  })

  it('is created once by a repeated request', async () => {
    const headers = { 'idempotency-key': 'once-and-never-again' }
    const body = { ...PRODUCT, sku: 'ONCE' }
    const first = await vendor.must(createProduct, { body, headers })
    expect(await vendor.must(createProduct, { body, headers })).toEqual(first)
  })
})

describe('an edit', () => {
  it('changes the sent fields, updates the search, and logs the differences', async () => {
    const made = await addedProduct(vendor)
    const changed = await vendor.must(editProduct, {
      body: { ...bodyOf(made), retail_price: 60_000.5, payment_term: 14, brand: '' },
    })
    expect(changed).toMatchObject({ retail_price: 60_000.5, payment_term: 14, brand: '' })
    expect(changed.version).toBe(2)
    expect((await auditOf(made._id)).at(-1)).toMatchObject({
      action: 'product.edit',
      before: {
        name: made.name,
        sku: made.sku,
        brand: 'Sinar',
        retail_price: 52_000,
        payment_term: null,
      },
      after: {
        name: made.name,
        sku: made.sku,
        brand: '',
        retail_price: 60_000.5,
        payment_term: 14,
      },
    })
    expect(await countIndexUpdates(made._id)).toBe(2)
  })

  it('without changes has no effect', async () => {
    const made = await addedProduct(vendor)
    expect(await vendor.must(editProduct, { body: bodyOf(made) })).toEqual(made)
    expect(await auditOf(made._id)).toHaveLength(1)
    expect(await countIndexUpdates(made._id)).toBe(1)
  })

  it('of what somebody changed since is refused, and overwrites where no version is sent', async () => {
    const made = await addedProduct(vendor)
    await vendor.must(quickEditProduct, { body: { _id: made._id, retail_price: 1 } })
    const late = await vendor.request(editProduct, { body: { ...bodyOf(made), name: 'Late' } })
    expect(late).toMatchObject({ status: 409, codes: ['stale_version'] })
    const { version: _, ...body } = bodyOf(made)
    expect(await vendor.must(editProduct, { body: { ...body, name: 'Late' } })).toMatchObject({
      name: 'Late',
      retail_price: 52_000,
      version: 3,
    })
  })

  it('keeps pictures that it had, whatever they are', async () => {
    const original = await find(productId('kertas'))
    expect(original.pictures).toEqual(['/pictures/kertas/1.svg'])
    const body = { ...bodyOf(original), brand: 'Other' }
    expect((await vendor.must(editProduct, { body })).pictures).toEqual(original.pictures)
    const others = { ...body, version: 2, pictures: ['/pictures/pulpen/1.svg'] }
    expect(await vendor.request(editProduct, { body: others })).toMatchObject({ status: 422 })
  })
})

describe('a quick edit', () => {
  it('changes only the given fields', async () => {
    const made = await addedProduct(vendor)
    const body = { _id: made._id, version: 1, discount_product: 10, stock: 7, stock_seen: 40 }
    const row = await vendor.must(quickEditProduct, { body })
    expect(row).toMatchObject({ discount_product: 10, stock: 7, version: 2 })
    expect(await find(made._id)).toEqual({ ...made, ...row })
    expect((await auditOf(made._id)).at(-1)).toMatchObject({
      before: { discount_product: 2.5, stock: 40 },
      after: { discount_product: 10, stock: 7 },
    })
  })

  it.each([
    [{ retail_price: 0 }, 'retail_price'],
    [{ discount_product: 101 }, 'discount_product'],
    [{ minimum_order_quantity: 0 }, 'minimum_order_quantity'],
    [{ stock: -1, stock_seen: 40 }, 'stock'],
    [{ stock: 1 }, 'stock_seen'],
  ])('of %j is refused at its field', async (given, path) => {
    const made = await addedProduct(vendor)
    const answer = await vendor.request(quickEditProduct, { body: { _id: made._id, ...given } })
    expect(answer.status).toBe(422)
    expect(answer.errors?.map((error) => error.path)).toEqual([path])
  })

  it('reads no field beside its own', async () => {
    const made = await addedProduct(vendor)
    const answer = await vendor.call('PUT', '/api/vendor/products/quick', {
      body: { _id: made._id, name: 'Other', sku: 'OTHER', withdrawn_at: null },
    })
    expect(answer.status).toBe(200)
    expect(await find(made._id)).toEqual(made)
  })
})

describe('withdrawing', () => {
  const { withdrawProducts, offerProducts } = contracts

  it('removes several from the search and restores them, all or none', async () => {
    const [one, two] = [await addedProduct(vendor), await addedProduct(vendor)]
    const product_ids = [one._id, two._id, one._id]
    expect(await vendor.must(withdrawProducts, { body: { product_ids } })).toEqual({ changed: 2 })
    expect(await vendor.must(withdrawProducts, { body: { product_ids } })).toEqual({ changed: 0 })
    expect(await find(one._id)).toMatchObject({ state: 'withdrawn', version: 2 })
    expect((await auditOf(two._id)).at(-1)).toMatchObject({
      action: 'product.withdraw',
      before: { name: two.name, offered: true },
      after: { name: two.name, offered: false },
    })
    const buyer = await api.as('approver@maju.test')
    const input = { params: { slug: one.slug_product } }
    expect((await buyer.request(getProduct, input)).status).toBe(404)
    const mixed = [one._id, idOf('nothing')]
    const answer = await vendor.request(offerProducts, { body: { product_ids: mixed } })
    expect(answer).toMatchObject({ status: 404, errors: [{ path: 'product_ids.1' }] })
    expect((await find(one._id)).state).toBe('withdrawn')
    expect(await vendor.must(offerProducts, { body: { product_ids } })).toEqual({ changed: 2 })
    expect((await buyer.request(getProduct, input)).status).toBe(200)
    expect(await countIndexUpdates(one._id)).toBe(3)
  })
})

describe('the list', () => {
  const names = async (query: object) => {
    const answer = await other.call('GET', '/api/vendor/products', { query })
    const rows = listOwnProducts.data.parse(answer.data)
    return { names: rows.map(({ name }) => name), count: answer.count }
  }
  beforeAll(async () => {
    const child = {
      id: idOf('child'),
      parent_id: idOf('category'),
      level: 1,
      name: 'Child',
      sort: 0,
    }
    await api.db
      .insertInto('categories')
      .values({ ...child, path: ['Test', 'Child'] })
      .execute()
    await api.pool.query('delete from products where sku ilike $1', ['twice%'])
    await api.pool.query("delete from products where name ilike 'sama persis%'")
    const own = { coverage_id: idOf('coverage karya') }
    await addedProduct(other, {
      ...own,
      name: '100% Katun_A',
      sku: 'Q\\1',
      brand: 'Ácme',
      category_id: child.id,
      retail_price: 10,
      stock: 0.5,
      minimum_order_quantity: 1,
    })
  })

  it('has the vendor’s own products, the latest changed first, with the exact number', async () => {
    const page = await names({ limit: '2' })
    expect(page).toMatchObject({ count: 5 })
    expect(page.names).toHaveLength(2)
    expect(page.names[0]).toBe('100% Katun_A')
    const all = await names({})
    expect(all.names.toSorted()).toEqual(
      ['100% Katun_A', 'Barang bor', 'Barang helm', 'Barang kabel', 'Barang lampu'].toSorted(),
    )
    const third = await names({ limit: '2', skip: '2' })
    expect([third.count, third.names]).toEqual([5, [all.names[4]]])
  })

  it.each([
    [{ search: 'bor' }, ['Barang bor']],
    [{ search: 'KATUN merek' }, []],
    [{ search: 'a katun' }, ['100% Katun_A']],
    [{ search: 'SKU-kab' }, ['Barang kabel']],
    [{ search: 'merek lamp' }, ['Barang lampu']],
    [{ search: '%' }, ['100% Katun_A']],
    [{ search: 'n_a' }, ['100% Katun_A']],
    [{ search: 'q\\1' }, ['100% Katun_A']],
    [{ search: 'ÁcME' }, ['100% Katun_A']],
    [{ search: "' or true --" }, []],
    [{ search: '🚀' }, []],
    [{ brand: 'Ácme' }, ['100% Katun_A']],
    [{ category_id: idOf('child') }, ['100% Katun_A']],
    [{ category_id: 'nothing' }, []],
    [{ stock: 'none' }, ['Barang lampu']],
    [{ stock: 'low', sort: 'name' }, ['100% Katun_A', 'Barang lampu']],
    [{ picture: 'without' }, ['100% Katun_A']],
    [{ state: 'withdrawn' }, []],
  ])('finds by %j', async (query, found) => {
    expect(await names(query)).toEqual({ names: found, count: found.length })
  })

  it('finds a category with everything below it', async () => {
    expect((await names({ category_id: idOf('category') })).count).toBe(5)
  })

  it.each([
    ['name', ['100% Katun_A', 'Barang bor', 'Barang helm', 'Barang kabel', 'Barang lampu']],
    ['price', ['100% Katun_A', 'Barang kabel', 'Barang lampu', 'Barang helm', 'Barang bor']],
    ['stock', ['Barang lampu', '100% Katun_A', 'Barang bor', 'Barang helm', 'Barang kabel']],
  ])('is sorted by %s, both ways', async (sort, sorted) => {
    expect((await names({ sort })).names).toEqual(sorted)
    expect((await names({ sort: `${sort}_desc` })).names).toEqual(sorted.toReversed())
  })

  it.each([{ sort: 'sku' }, { limit: '101' }, { stock: 'x' }, { search: 'x'.repeat(201) }])(
    'refuses %j',
    async (query) => {
      const answer = await other.call('GET', '/api/vendor/products', { query })
      expect(answer).toMatchObject({ status: 400, codes: ['bad_request'] })
    },
  )

  it('has the brands, categories and places to choose from', async () => {
    expect(await other.must(contracts.listOwnBrands)).toEqual(['Ácme', 'Merek'])
    const categories = await other.must(contracts.listPortalCategories)
    expect(categories.map(({ path }) => path)).toEqual([['Test'], ['Test', 'Child']])
    const provinces = await other.must(contracts.listDeliveryProvinces)
    expect(provinces).toHaveLength(38)
    expect(provinces.flatMap(({ cities }) => cities)).toHaveLength(514)
    const java = provinces.find(({ _id }) => _id === WEST_JAVA)
    expect(java?.cities).toContainEqual({ _id: BANDUNG, name: CITIES.bandung })
  })
})
