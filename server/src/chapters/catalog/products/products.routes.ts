import * as contracts from '@pasok/domain/catalog/portal/portal.contract'
import { productMessages } from '@pasok/domain/catalog/portal/portal.texts'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { endpoint } from '../../../http/endpoint'
import { listCoverageRows, listDeliveryRows } from '../coverages/coverages.store'
import {
  presentBrands,
  presentCoverage,
  presentDeliveryProvinces,
  presentPortalCategory,
  presentOwnProduct,
  presentOwnProductRow,
} from './products.present'
import {
  countOwnProducts,
  findOwnProduct,
  listBrandRows,
  listCategoryRows,
  listOwnProductRows,
} from './products.store'
import { createCoverage, editCoverage, removeCoverage } from '../coverages/edit-coverage'
import { createProduct, editProduct, quickEditProduct } from './edit-product'
import { offerProducts, withdrawProducts } from '../offers/offer-products'

const productEndpoints = [
  endpoint(contracts.listOwnProducts, async ({ db, scope, query }) => {
    const { skip, limit, sort, ...filter } = query
    const rows = await listOwnProductRows(db, scope, filter, { skip, limit, sort })
    const count = await countOwnProducts(db, scope, filter)
    return { data: rows.map(presentOwnProductRow), count }
  }),
  endpoint(contracts.getOwnProduct, async ({ db, scope, params: { id } }) => {
    const product = getFound(isId(id) ? await findOwnProduct(db, scope, id) : undefined, 'id')
    return { data: presentOwnProduct(product) }
  }),
  endpoint(contracts.createProduct, async ({ work, body }) => ({
    data: presentOwnProduct(await createProduct(work, body)),
    message: productMessages.created,
  })),
  endpoint(contracts.editProduct, async ({ work, body }) => ({
    data: presentOwnProduct(await editProduct(work, body)),
    message: productMessages.changed,
  })),
  endpoint(contracts.quickEditProduct, async ({ work, body }) => ({
    data: presentOwnProductRow(await quickEditProduct(work, body)),
    message: productMessages.changed,
  })),
  endpoint(contracts.withdrawProducts, async ({ work, body }) => ({
    data: { changed: await withdrawProducts(work, body.product_ids) },
    message: productMessages.withdrawn,
  })),
  endpoint(contracts.offerProducts, async ({ work, body }) => ({
    data: { changed: await offerProducts(work, body.product_ids) },
    message: productMessages.offered,
  })),
  endpoint(contracts.listOwnBrands, async ({ db, scope }) => ({
    data: presentBrands(await listBrandRows(db, scope)),
  })),
  endpoint(contracts.listPortalCategories, async ({ db, scope }) => ({
    data: (await listCategoryRows(db, scope)).map(presentPortalCategory),
  })),
]

const coverageEndpoints = [
  endpoint(contracts.listDeliveryProvinces, async ({ db, scope }) => ({
    data: presentDeliveryProvinces(await listDeliveryRows(db, scope)),
  })),
  endpoint(contracts.listCoverages, async ({ db, scope }) => ({
    data: (await listCoverageRows(db, scope)).map(presentCoverage),
  })),
  endpoint(contracts.createCoverage, async ({ work, body }) => ({
    data: presentCoverage(await createCoverage(work, body)),
    message: productMessages.coverageCreated,
  })),
  endpoint(contracts.editCoverage, async ({ work, body }) => ({
    data: presentCoverage(await editCoverage(work, body)),
    message: productMessages.coverageChanged,
  })),
  endpoint(contracts.removeCoverage, async ({ work, params }) => {
    await removeCoverage(work, params.id)
    return { data: null, message: productMessages.coverageRemoved }
  }),
]

export const catalogPortalEndpoints = [...productEndpoints, ...coverageEndpoints]
