import type { Locale } from '@tsiran/contract/locale'
import { messages } from '@tsiran/i18n/translate'
import { createTranslator } from '@tsiran/i18n/translator'
import type { SlotDay } from '@tsiran/contract/delivery'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './expect.ts'

interface Zones {
  zones: { id: number; pickup: boolean; min_total: number }[]
  districts: { id: number; name: string; zone_id: number | null }[]
}

/** The zones of deliveries and the districts that have one; none in a shop without zones. */
export async function readZones(
  client: APIRequestContext,
  locale: Locale = 'en',
  origin = '',
): Promise<Zones> {
  const answer = await client.get(`${origin}/api/delivery/zones?locale=${locale}`)
  const { data } = (await answer.json()) as { data: Zones }
  const delivering = data.zones.some(({ pickup }) => !pickup)
  return {
    zones: data.zones,
    districts: delivering ? data.districts.filter(({ zone_id }) => zone_id !== null) : [],
  }
}

/** The days with slots of a district, or of collecting. */
export async function readDays(
  client: APIRequestContext,
  place: { district_id: number } | { pickup: true },
): Promise<SlotDay[]> {
  const params = Object.fromEntries(
    Object.entries(place).map(([name, value]) => [name, `${value}`]),
  )
  const answer = await client.get('/api/delivery/slots', { params })
  return ((await answer.json()) as { data: { days: SlotDay[] } }).data.days
}

/** The next open slot, with its day. */
export function nextOpen(days: readonly SlotDay[]) {
  for (const { day, slots } of days) {
    const slot = slots.find(({ open }) => open)
    if (slot) return { day, ...slot }
  }
  return undefined
}

/** What the calls of the checkout need for an order by delivery or collecting: nothing in a shop without zones. */
export async function deliveryOf(
  client: APIRequestContext,
  method = 'flatrate',
): Promise<{ address: { district_id?: number }; shipping: { slot_id?: number } }> {
  const { zones, districts } = await readZones(client)
  const collects = method !== 'flatrate' && zones.some(({ pickup }) => pickup)
  const district = districts[0]
  if (!district && !collects) return { address: {}, shipping: {} }
  const pickupDays = collects ? await readDays(client, { pickup: true }) : []
  const days = collects ? pickupDays : await readDays(client, { district_id: district!.id })
  const slot = nextOpen(days)
  return {
    address: collects || !district ? {} : { district_id: district.id },
    shipping: slot ? { slot_id: slot.id } : {},
  }
}

/** The fields of the checkout's form that a browser without scripts posts for a delivery. */
export async function deliveryFields(client: APIRequestContext): Promise<Record<string, string>> {
  const district = (await readZones(client)).districts[0]
  if (!district) return {}
  const slot = nextOpen(await readDays(client, { district_id: district.id }))
  const id = String(district.id)
  return {
    district: id,
    slotsOf: id,
    ...(slot && { slotDay: slot.day, slot: `${slot.day} ${slot.id} ${slot.fee}` }),
  }
}

/** Chooses a district where the checkout asks for one, and waits for its slots; the first one unless `name` says otherwise. */
export async function chooseDistrict(page: Page, locale: Locale, name?: string): Promise<void> {
  const t = createTranslator(locale, messages[locale])
  const district = page.getByRole('combobox', { name: t('checkout.district') })
  if ((await district.count()) === 0 || !(await district.isVisible())) return
  const { origin } = new URL(page.url())
  const first = (await readZones(page.request, locale, origin)).districts[0]!
  await district.selectOption({ label: name ?? first.name })
  const chosen = await district.inputValue()
  const show = page.getByRole('button', { name: t('checkout.showTimes') })
  if ((await show.count()) > 0) await show.click()
  await expect(page.locator('input[name=slotsOf]')).toHaveValue(chosen)
}
