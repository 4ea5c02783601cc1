import * as contract from '@tsiran/contract/delivery'
import * as deliveryZones from '@tsiran/contract/delivery-zones'
import { listZones } from '@tsiran/domain/delivery/list-zones'
import { listSlots } from '@tsiran/domain/delivery/open-slots'
import { handler, type EndpointHandler } from '../api/endpoint-handler.ts'

export const deliveryOperations: readonly EndpointHandler[] = [
  handler(deliveryZones.listZones, async ({ db }, { caller }) => ({
    data: await listZones(db, caller.locale),
  })),

  handler(contract.listSlots, async ({ db }, { caller, query }) => {
    const { district_id: districtId, pickup } = query
    return { data: { days: await listSlots(db, { districtId, pickup }, caller.locale) } }
  }),
]
