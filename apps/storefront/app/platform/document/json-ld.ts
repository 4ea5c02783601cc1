import type { Channel, OpenDay } from '@tsiran/contract/channel'
import type { Product, Variant } from '@tsiran/contract/product-shapes'
import type { Locale } from '@tsiran/contract/locale'
import { homePath, productPath, searchPath } from '@tsiran/contract/shop-paths'

/** A thing as schema.org describes it. */
export type Thing = Record<string, unknown>

/** The empty thing of the browser, where nobody reads structured data: the code that describes things stays on the server. */
const inBrowser: Thing = {}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Things as the text of a `script`: nothing in it can end the script. */
export const jsonLd = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character]!,
  )

/** Breadcrumbs to a page; the page itself has no address in them. */
export const breadcrumbData = (
  steps: readonly { label: string; to?: string }[],
  origin: string,
): Thing =>
  !import.meta.env.SSR
    ? inBrowser
    : {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ label, to }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: label,
          ...(to && { item: origin + to }),
        })),
      }

/** Days of the week as schema.org names them. */
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const openingHours = (days: readonly (OpenDay | null)[]) =>
  days.flatMap((day, index) =>
    day === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: weekdays[index],
            opens: day.opens,
            closes: day.closes === '24:00' ? '23:59' : day.closes,
          },
        ],
  )

/** The shop as an organisation and as a site with a search of its own. */
export const shopData = (
  {
    name,
    contact,
    logo,
    opening_hours,
  }: Pick<Channel, 'name' | 'contact' | 'logo' | 'opening_hours'>,
  origin: string,
  locale: Locale,
): Thing =>
  !import.meta.env.SSR
    ? inBrowser
    : {
        '@graph': [
          {
            '@type': opening_hours.length > 0 ? 'Store' : 'Organization',
            '@id': `${origin}/#shop`,
            name,
            url: origin,
            telephone: contact.phone,
            email: contact.email,
            address: contact.address,
            ...(logo && { logo: origin + logo, image: origin + logo }),
            ...(opening_hours.length > 0 && {
              openingHoursSpecification: openingHours(opening_hours),
            }),
          },
          {
            '@type': 'WebSite',
            '@id': `${origin}/#site`,
            name,
            url: origin + homePath(locale),
            inLanguage: locale,
            publisher: { '@id': `${origin}/#shop` },
            potentialAction: {
              '@type': 'SearchAction',
              target: {
                '@type': 'EntryPoint',
                urlTemplate: `${origin}${searchPath(locale)}?search={search_term_string}`,
              },
              'query-input': 'required name=search_term_string',
            },
          },
        ],
      }

type Offered = Pick<Variant, 'price' | 'old_price' | 'qty'>

const offerData = ({ price, old_price, qty }: Offered, url: string): Thing => ({
  '@type': 'Offer',
  url,
  price,
  priceCurrency: 'AMD',
  availability: `https://schema.org/${qty > 0 ? 'InStock' : 'OutOfStock'}`,
  itemCondition: 'https://schema.org/NewCondition',
  ...(old_price !== null &&
    old_price > price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: old_price,
        priceCurrency: 'AMD',
      },
    }),
})

/** Names in schema.org of the attributes that variants differ by. */
const varyings: Record<string, string> = {
  color: 'color',
  size: 'size',
  volume: 'size',
  weight: 'size',
}

/** A product; one in several variants is a group of products. `description` is plain text. */
export function productData(
  product: Product,
  description: string,
  origin: string,
  locale: Locale,
): Thing {
  if (!import.meta.env.SSR) return inBrowser
  const url = origin + productPath(locale, product.url_key)
  const common = {
    name: product.name,
    description,
    url,
    image: product.images.map(({ large_image_url }) => origin + large_image_url),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.label } }),
  }
  if (product.type === 'simple')
    return { '@type': 'Product', ...common, sku: product.sku, offers: offerData(product, url) }
  const varies = product.super_attributes.flatMap(({ code }) =>
    varyings[code] ? [`https://schema.org/${varyings[code]}`] : [],
  )
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: product.sku,
    ...(varies.length > 0 && { variesBy: [...new Set(varies)] }),
    hasVariant: product.variants.map((variant) => ({
      '@type': 'Product',
      name: variantName(product, variant.id),
      description,
      sku: variant.sku,
      image: (variant.images.length > 0 ? variant.images : product.images).map(
        ({ large_image_url }) => origin + large_image_url,
      ),
      offers: offerData(variant, url),
    })),
  }
}

/** `Juice, Apricot, 1 l`. */
function variantName({ name, index, attribute }: Product, variant: number): string {
  const options = attribute.attributes.map(
    ({ id, options }) => options.find((option) => option.id === index[variant]?.[id])?.label,
  )
  return [name, ...options.filter(Boolean)].join(', ')
}
