import * as contract from '@tsiran/contract/admin/products'
import * as productContents from '@tsiran/contract/admin/product-contents'
import { applyContents } from '@tsiran/domain/products/apply-contents'
import { changeProduct } from '@tsiran/domain/products/change-product'
import { listContentProposals } from '@tsiran/domain/products/content-proposals'
import { copyProduct } from '@tsiran/domain/products/copy-product'
import { createProduct } from '@tsiran/domain/products/create-product'
import { deleteProduct, restoreProduct } from '@tsiran/domain/products/delete-product'
import { listProducts } from '@tsiran/domain/products/list-products'
import { readProductFilter } from '@tsiran/domain/products/read-product-filter'
import { readProduct } from '@tsiran/domain/products/read-product'
import { freeUrlKey, urlKeyOf } from '@tsiran/domain/products/url-keys'
import { pageLinks } from '../../api/page-links.ts'
import { adminHandler, type AdminHandler } from '../admin-handler.ts'
import { withCompanyPrices } from './company-prices.ts'
import { pageOf } from './page-of.ts'

/** Products, as the staff keeps them. */
export const productHandlers: readonly AdminHandler[] = [
  adminHandler(contract.listProducts, async ({ db }, { query, caller, staff }) => {
    const wanted = { ...readProductFilter(query), ...pageOf(query), sort: query.sort }
    const { data, meta } = await listProducts(db, wanted, caller.locale)
    const links = pageLinks(contract.listProducts.path, query, meta)
    return { data: withCompanyPrices(staff, data), links, meta }
  }),
  adminHandler(contract.getUrlKey, async ({ db }, { query }) => ({
    data: { url_key: await freeUrlKey(db, urlKeyOf(query.name), { productId: query.id }) },
  })),
  adminHandler(productContents.listContentProposals, ({ db }, { query }) =>
    listContentProposals(db, query),
  ),
  adminHandler(productContents.applyContents, async ({ db }, { body: { rows }, staff }) => ({
    data: await applyContents(db, { rows, by: staff.by }),
  })),
  adminHandler(contract.getProduct, async ({ db }, { params, caller, staff }) => {
    const product = await readProduct(db, params.id, caller.locale)
    return { data: { ...product, variants: withCompanyPrices(staff, product.variants) } }
  }),
  adminHandler(contract.createProduct, async ({ db }, { body, staff, caller: { locale } }) => ({
    data: await createProduct(db, { product: body, by: staff.by, locale }),
  })),
  adminHandler(
    contract.changeProduct,
    async ({ db }, { params, body: { version, ...change }, staff, caller: { locale } }) => ({
      data: await changeProduct(db, { id: params.id, version, change, by: staff.by, locale }),
    }),
  ),
  adminHandler(
    contract.deleteProduct,
    async ({ db }, { params, query: { version }, staff, caller: { locale } }) => ({
      data: await deleteProduct(db, { id: params.id, version, by: staff.by, locale }),
    }),
  ),
  adminHandler(
    contract.restoreProduct,
    async ({ db }, { params, body: { version }, staff, caller: { locale } }) => ({
      data: await restoreProduct(db, { id: params.id, version, by: staff.by, locale }),
    }),
  ),
  adminHandler(contract.copyProduct, async ({ db }, { params, staff, caller: { locale } }) => ({
    data: await copyProduct(db, { id: params.id, by: staff.by, locale }),
  })),
]
