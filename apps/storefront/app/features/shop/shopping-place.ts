import { localePattern } from '@tsiran/contract/locale'
import { parseStored, storedText } from '@tsiran/app-kit/browser/stored'

const stored = storedText('sessionStorage', 'shoppingPlace')

/** Pages where people choose products: catalogue, listings, search, products, brands, comparison, wishlist, home. */
const shoppingPath = new RegExp(
  `^/(?:${localePattern}(?:/(?:brands|shop/(?:catalog|main/|products/|compare|wishlist).*))?/?)?$`,
)

interface Place {
  address: string
  /** Index of its history entry; absent once another page has replaced it. */
  index?: number | undefined
}

function read(): Place | null {
  return parseStored(stored.read()) as Place | null
}

function write(place: Place): void {
  stored.write(JSON.stringify(place))
}

/** Stores the page where somebody chooses products. `index` is the page's place in the tab's history. */
export function storePlace(pathname: string, search: string, index: number): void {
  if (shoppingPath.test(pathname)) return write({ address: pathname + search, index })
  const place = read()
  if (place?.index !== undefined && index <= place.index) write({ address: place.address })
}

/** The last page of this tab where products were chosen: its address, and the steps of history to it. */
export function placeToReturn(
  locale: string,
  index: number,
): { address: string; steps: number | null } | null {
  const place = read()
  if (!place?.address.startsWith(`/${locale}`)) return null
  return {
    address: place.address,
    steps: place.index !== undefined && place.index < index ? place.index - index : null,
  }
}
