import type { Filters } from '@tsiran/contract/category-shapes'
import type { ListingParams } from './listing-params.ts'

/** One chosen filter, with the listing's params without it. */
export interface Chip {
  key: string
  /** An option's or a brand's name; absent on a price. */
  label?: string
  /** Drams; either end may be open. */
  price?: { min: number | undefined; max: number | undefined }
  without: ListingParams
}

const listed = (text: string | undefined): string[] => (text ? text.split(',') : [])

/** Ids of the chosen brands; `brand` and `filter_brand` name the same thing. */
export const chosenBrands = ({ brand, filter_brand }: ListingParams): Set<number> =>
  new Set([...listed(brand), ...listed(filter_brand)].map(Number))

/** Ids of the chosen options of an attribute. */
export const chosenOptions = ({ filters }: ListingParams, code: string): Set<number> =>
  new Set(listed(filters[`filter_${code}`]).map(Number))

/** Drams of the chosen price; an open end is undefined. */
function chosenPrice({ price }: ListingParams): {
  min: number | undefined
  max: number | undefined
} {
  const [min, max] = (price ?? '').split(',').map((text) => (text ? Number(text) : undefined))
  return { min, max }
}

/** The comma-joined list without one id; undefined once it is empty. */
const withoutId = (text: string | undefined, id: number) =>
  listed(text)
    .filter((other) => Number(other) !== id)
    .join(',') || undefined

function withoutBrand({ brand, filter_brand, ...rest }: ListingParams, id: number): ListingParams {
  const left = { brand: withoutId(brand, id), filter_brand: withoutId(filter_brand, id) }
  return {
    ...rest,
    ...(left.brand && { brand: left.brand }),
    ...(left.filter_brand && { filter_brand: left.filter_brand }),
    page: 1,
  }
}

function withoutOption(params: ListingParams, name: string, id: number): ListingParams {
  const { [name]: list, ...filters } = params.filters
  const left = withoutId(list, id)
  return { ...params, filters: left ? { ...filters, [name]: left } : filters, page: 1 }
}

function withoutPrice({ price: _price, ...rest }: ListingParams): ListingParams {
  return { ...rest, page: 1 }
}

/** A brand's own page, `/shop/catalog?filter_brand=3`: the brand is the subject of the listing, not a filter. */
const isBrandPage = (params: ListingParams): boolean =>
  !params.category_id && !params.savings && !params.search && chosenBrands(params).size === 1

/** The chosen filters in their order: price, brands, options. Unknown ids have no chip. */
export function listingChips(
  params: ListingParams,
  { filter, brands }: Pick<Filters, 'filter' | 'brands'>,
): Chip[] {
  const chosen = isBrandPage(params) ? new Set() : chosenBrands(params)
  return [
    ...(params.price
      ? [{ key: 'price', price: chosenPrice(params), without: withoutPrice(params) }]
      : []),
    ...brands
      .filter(({ id }) => chosen.has(id))
      .map(({ id, label }) => ({ key: `brand-${id}`, label, without: withoutBrand(params, id) })),
    ...filter.flatMap(({ code, options }) => {
      const own = chosenOptions(params, code)
      const name = `filter_${code}`
      return options
        .filter(({ id }) => own.has(id))
        .map(({ id, label }) => ({
          key: `${name}-${id}`,
          label,
          without: withoutOption(params, name, id),
        }))
    }),
  ]
}

/** The listing without filters: category, savings, search and a brand page's brand stay. */
export function resetListing(params: ListingParams): ListingParams {
  const { price: _price, brand, filter_brand, ...rest } = params
  const subject = isBrandPage(params)
    ? { ...(brand && { brand }), ...(filter_brand && { filter_brand }) }
    : {}
  return { ...rest, ...subject, filters: {}, page: 1 }
}

/** The number of chosen filters. */
export function countChosen(params: ListingParams): number {
  const options = Object.values(params.filters).flatMap(listed).length
  return (params.price ? 1 : 0) + (isBrandPage(params) ? 0 : chosenBrands(params).size) + options
}
