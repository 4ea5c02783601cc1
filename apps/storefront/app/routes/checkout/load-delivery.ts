import type { Address } from '@tsiran/contract/addresses'
import type { Cart } from '@tsiran/contract/cart-shapes'
import type { Client } from '@tsiran/contract/client'
import type { SlotDay } from '@tsiran/contract/delivery'
import type { District } from '@tsiran/contract/delivery-zones'
import type { Locale } from '@tsiran/contract/locale'
import { isApiError } from '@tsiran/app-kit/api/api-error'
import { districtOf } from './district-of-address.ts'

/** What the checkout asks about district and time; all empty where the shop has no zones. */
export interface DeliveryOffer {
  districts: readonly District[]
  /** The cart's district, whose price and slots are shown. */
  district: number | null
  /** Slots of the district. */
  days: readonly SlotDay[]
  /** Slots of collecting. */
  pickupDays: readonly SlotDay[]
}

interface Asked {
  locale: Locale
  apiToken: string | undefined
  signedIn: boolean
  /** The person's saved addresses; the first one is chosen at first. */
  saved: readonly Address[]
}

/** Districts and slots for a cart. A person whose cart has no district gets that of the first address, else of the last order. */
export async function loadDelivery(
  client: Client,
  cart: Cart,
  { locale, apiToken, signedIn, saved }: Asked,
): Promise<DeliveryOffer> {
  const caller = { locale, api_token: apiToken }
  const { zones, districts } = (await client('GET /api/delivery/zones', { query: { locale } })).data
  const asked = zones.some(({ pickup }) => !pickup) ? districts : []
  const slots = async (query: { district_id: number } | { pickup: true }) =>
    (await client('GET /api/delivery/slots', { query: { ...caller, ...query } }).catch(nothing))
      ?.data.days ?? []
  const known = asked.some(({ id, zone_id }) => id === cart.district_id && zone_id !== null)
  const district = known
    ? cart.district_id!
    : signedIn && asked.length > 0
      ? await knownDistrict(client, caller, { districts: asked, saved })
      : null
  return {
    districts: asked,
    district,
    days: district === null ? [] : await slots({ district_id: district }),
    pickupDays: zones.some(({ pickup }) => pickup) ? await slots({ pickup: true }) : [],
  }
}

/** Null for a refusal. */
function nothing(error: unknown): null {
  if (isApiError(error) && error.status < 500) return null
  throw error
}

/** Puts the district of the person's first address, else of the last order, into the cart. Null without one. */
async function knownDistrict(
  client: Client,
  caller: { locale: Locale; api_token: string | undefined },
  { districts, saved }: { districts: DeliveryOffer['districts']; saved: readonly Address[] },
): Promise<number | null> {
  const own = districtOf(saved, String(saved[0]?.id), districts)
  if (own !== undefined && (await saveDistrict(client, caller, own))) return own
  const { locale } = caller
  const last = await client('GET /api/orders', { query: { locale, limit: 1 } }).catch(nothing)
  const name = last?.data[0]?.slot?.district
  const found = districts.find((one) => one.name === name && one.zone_id !== null)
  return found && (await saveDistrict(client, caller, found.id)) ? found.id : null
}

/** Puts a district into the cart; its price and slots follow from it. False where the shop refuses it. */
export async function saveDistrict(
  client: Client,
  caller: { locale: Locale; api_token: string | undefined },
  district: number,
): Promise<boolean> {
  const body = { ...caller, district_id: district }
  return (await client('POST /api/checkout/save-address', { body }).catch(nothing)) !== null
}
