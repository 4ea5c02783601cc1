import * as contract from '@tsiran/contract/catalog'
import { getAdditionalInformation } from '@tsiran/domain/catalog/get-additional-information'
import { getCategory } from '@tsiran/domain/catalog/get-category'
import { getConfigurableConfig } from '@tsiran/domain/catalog/get-configurable-config'
import { getFilters } from '@tsiran/domain/catalog/get-filters'
import { getProduct } from '@tsiran/domain/catalog/get-product'
import { listBrands } from '@tsiran/domain/catalog/list-brands'
import { listCategories } from '@tsiran/domain/catalog/list-categories'
import { listProducts } from '@tsiran/domain/catalog/list-products'
import { searchProducts } from '@tsiran/domain/catalog/search-products'
import { operation, type Operation } from '../http/operation.ts'
import { pageLinks } from '../http/page-links.ts'
import { viewerOf } from '../http/viewer.ts'

export const catalogOperations: readonly Operation[] = [
  operation(contract.listCategories, async ({ db }, { caller }) => ({ data: await listCategories(db, caller.locale) })),

  operation(contract.getCategoryById, async ({ db }, { caller, params }) => ({
    data: await getCategory(db, { id: params.id }, caller.locale),
  })),

  operation(contract.getCategoryBySlug, async ({ db }, { caller, params }) => ({
    data: await getCategory(db, { slug: params.slug }, caller.locale),
  })),

  operation(contract.listBrands, async ({ db }, { caller }) => ({ data: await listBrands(db, caller.locale) })),

  operation(contract.getFilters, async ({ db }, { caller, query }) => ({ data: await getFilters(db, query, viewerOf(caller)) })),

  operation(contract.listProducts, async ({ db }, { caller, query }) => {
    const page = await listProducts(db, query, viewerOf(caller))
    return { ...page, links: pageLinks(contract.listProducts.path, query, page.meta) }
  }),

  operation(contract.searchProducts, async ({ db }, { caller, query }) => {
    const page = await searchProducts(db, query, viewerOf(caller))
    return { ...page, links: pageLinks(contract.searchProducts.path, query, page.meta) }
  }),

  operation(contract.getProductById, async ({ db }, { caller, params }) => ({
    data: await getProduct(db, { id: params.id }, viewerOf(caller)),
  })),

  operation(contract.getProductByUrlKey, async ({ db }, { caller, params }) => ({
    data: await getProduct(db, { urlKey: params.url_key }, viewerOf(caller)),
  })),

  operation(contract.getConfigurableConfig, async ({ db }, { caller, params }) => ({
    data: await getConfigurableConfig(db, params.id, caller.locale),
  })),

  operation(contract.getAdditionalInformation, async ({ db }, { caller, params }) => ({
    data: await getAdditionalInformation(db, params.id, caller.locale),
  })),
]
