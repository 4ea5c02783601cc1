import type { ImportKind } from '@tsiran/contract/admin/import-fields'
import type { KindOfImport } from './kind.ts'
import { claimPath, planCategories } from './plan-categories.ts'
import { planPrices, planStock } from './plan-prices.ts'
import { claimCodes } from './claim-codes.ts'
import { planProducts } from './plan-products.ts'
import { writeCategories } from './write-categories.ts'
import { writeProducts } from './write-products.ts'
import { writePrices, writeStock } from './write-variants.ts'

const kind = <Change>(one: KindOfImport<Change>) => one as KindOfImport

export const kinds: Record<ImportKind, KindOfImport> = {
  products: kind({ plan: planProducts, write: writeProducts, claim: claimCodes }),
  stock: kind({ plan: planStock, write: writeStock }),
  prices: kind({ plan: planPrices, write: writePrices }),
  categories: kind({ plan: planCategories, write: writeCategories, claim: claimPath }),
}
