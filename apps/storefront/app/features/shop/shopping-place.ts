import { localePattern } from '@tsiran/contract/locale'

const name = 'shoppingPlace'

/** Pages where people choose goods: catalogue, listings, search, products, brands, comparison, wishlist, home. */
const shoppingPath = new RegExp(`^/(?:${localePattern}(?:/(?:brands|shop/(?:catalog|main/|products/|compare|wishlist).*))?/?)?$`)

interface Place {
  address: string
  /** Its place in the tab's history; absent once another page has taken it. */
  index?: number | undefined
}

function read(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Place | null
  } catch {
    return null
  }
}

function write(place: Place): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(place))
  } catch {
    // Without storage the way back leads home.
  }
}

/** Remembers where somebody chooses goods. `index` is the page's place in the tab's history. */
export function notePlace(pathname: string, search: string, index: number): void {
  if (shoppingPath.test(pathname)) return write({ address: pathname + search, index })
  const place = read()
  if (place?.index !== undefined && index <= place.index) write({ address: place.address })
}

/** The way from a page of the same tab back to where goods were chosen: its address, and how many steps of history lead there. */
export function placeToReturn(locale: string, index: number): { address: string; steps: number | null } | null {
  const place = read()
  if (!place?.address.startsWith(`/${locale}`)) return null
  return { address: place.address, steps: place.index !== undefined && place.index < index ? place.index - index : null }
}
