import { createProduct } from '@pasok/domain/catalog/portal/portal.contract'
import { removeAddress } from '@pasok/domain/company/addresses/addresses.contract'
import { ruleError, failure } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { makePackageReady } from '@pasok/domain/orders/orders.vendor.contract'
import { createDepartment } from '@pasok/domain/team/departments/departments.contract'
import { addVendorMember } from '@pasok/domain/vendors/team/team.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { addressId, companyId, productId, userId, vendorId } from '../../test/company'
import { PRODUCT } from '../../test/portal'
import { during } from '../../test/during'
import { orderedOne } from '../../test/orders'
import { checkBeforeWaiting } from './lost-race'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const refusal = ruleError(kernelTexts.badRequest, {}, 'name')

describe('a rule that is checked before a wait and after it', () => {
  it('is that rule when it was broken before, and a conflict when it became so', async () => {
    let isBroken = true
    const check = async () => {
      if (isBroken) throw refusal
      return 'free'
    }
    const early = await checkBeforeWaiting(check)
    await expect(early()).rejects.toBe(refusal)
    isBroken = false
    expect(await early()).toBe('free')
    const late = await checkBeforeWaiting(check)
    isBroken = true
    const lost: unknown = await late().catch((error: unknown) => error)
    expect(lost).toMatchObject({ problems: [{ ...refusal.problems[0], code: 'conflict' }] })
  })

  it('leaves other failures as they are', async () => {
    let error: Error | undefined
    const again = await checkBeforeWaiting(async () => {
      if (error) throw error
    })
    for (error of [failure('not_found'), new TypeError('a bug')])
      await expect(again()).rejects.toBe(error)
    await expect(checkBeforeWaiting(() => Promise.reject(new TypeError('x')))).rejects.toThrow('x')
  })
})

describe('a request that waited for another one answers 409 where that one took', () => {
  it('the SKU; a later request with it answers 422', async () => {
    const vendor = await api.as('vendor@sinar.test')
    const add = () => vendor.request(createProduct, { body: { ...PRODUCT, sku: 'CONTESTED' } })
    const lost = await during(
      api.pool,
      [
        ["select pg_advisory_xact_lock(hashtext('skus'), hashtext($1))", [vendorId('sinar')]],
        ["update products set sku = 'contested' where id = $1", [productId('kertas')]],
      ],
      add,
    )
    expect(lost).toMatchObject({ status: 409, errors: [{ code: 'conflict', path: 'sku' }] })
    expect(await add()).toMatchObject({ status: 422, errors: [{ code: 'rule', path: 'sku' }] })
  })

  it('the name', async () => {
    const owner = await api.as('owner@maju.test')
    const add = (name: string) => owner.request(createDepartment, { body: { name, users: [] } })
    expect((await add('Given before')).status).toBe(200)
    const lost = await during(
      api.pool,
      [
        ['select 1 from buyers where id = $1 for no key update', [companyId('maju')]],
        ["update departments set name = 'Wanted' where name = 'Given before'", []],
      ],
      () => add('wanted'),
    )
    expect(lost).toMatchObject({ status: 409, errors: [{ code: 'conflict', path: 'name' }] })
    expect(await add('wanted')).toMatchObject({ status: 422, errors: [{ path: 'name' }] })
  })

  it('the default address, which was to be removed', async () => {
    const owner = await api.as('owner@maju.test')
    const [JAKARTA, BANDUNG] = [
      addressId('maju', 'Jakarta Office'),
      addressId('maju', 'Bandung Plant'),
    ]
    const remove = () => owner.request(removeAddress, { query: { address_id: BANDUNG } })
    const switched = 'update addresses set is_default = $1 where id = $2'
    const lost = await during(
      api.pool,
      [
        ['select 1 from buyers where id = $1 for no key update', [companyId('maju')]],
        [switched, [false, JAKARTA]],
        [switched, [true, BANDUNG]],
      ],
      remove,
    )
    expect(lost).toMatchObject({ status: 409, errors: [{ code: 'conflict', path: 'address_id' }] })
    expect(await remove()).toMatchObject({ status: 422, errors: [{ path: 'address_id' }] })
  })

  it('what a package waits for: an item became a proposal', async () => {
    const order = await orderedOne(api, [{ product: 'kertas', quantity: 1 }])
    const [pack] = order.packages
    const vendor = await api.as('vendor@sinar.test')
    const ready = () =>
      vendor.request(makePackageReady, { params: { id: pack?._id ?? '' }, body: {} })
    const lost = await during(
      api.pool,
      [
        ['select 1 from purchase_orders where id = $1 for update', [order._id]],
        [
          `update order_items set state = 'Waiting Approval', proposed_quantity = quantity
           where package_id = $1`,
          [pack?._id],
        ],
      ],
      ready,
    )
    expect(lost).toMatchObject({ status: 409, errors: [{ code: 'conflict' }] })
    expect((await ready()).status).toBe(422)
  })

  it('the email', async () => {
    const owner = await api.as('vendor@sinar.test')
    const email = 'contested@sinar.test'
    const add = () => owner.request(addVendorMember, { body: { fullname: 'Budi Santoso', email } })
    const lost = await during(
      api.pool,
      [['update users set email = $1 where id = $2', [email, userId('owner@lain.test')]]],
      add,
    )
    expect(lost).toMatchObject({ status: 409, errors: [{ code: 'conflict', path: 'email' }] })
    expect(await add()).toMatchObject({ status: 422, errors: [{ path: 'email' }] })
  })
})
