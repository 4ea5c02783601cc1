import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'

interface AddressDistrict {
  customerId: number
  id: number
  districtId: number
}

/** Notes the district that a customer has ordered to with a saved address: the next order to it begins there (R58). */
export async function rememberDistrict(
  db: Db,
  { customerId, id, districtId }: AddressDistrict,
): Promise<void> {
  await sql`
    update addresses set district_id = ${districtId}
    where id = ${id} and customer_id = ${customerId} and district_id is distinct from ${districtId}`.execute(
    db,
  )
}
