import type { Address } from '@tsiran/contract/addresses'
import type { District } from '@tsiran/contract/delivery-zones'

/** The district of a saved address, where the shop delivers to it. */
export function districtOf(
  saved: readonly Pick<Address, 'id' | 'district_id'>[],
  addressId: string,
  districts: readonly District[],
): number | undefined {
  const address = saved.find(({ id }) => String(id) === addressId)
  return districts.find(({ id, zone_id }) => id === address?.district_id && zone_id !== null)?.id
}
