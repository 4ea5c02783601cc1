import Type, { type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Drams, Id, LocaleQuery, Nullable } from './schema.ts'

export const District = Type.Object({
  id: Id,
  name: Type.String(),
  /** Null where the shop does not deliver. */
  zone_id: Nullable(Id),
})
export type District = Static<typeof District>
export const DeliveryZone = Type.Object({
  id: Id,
  name: Type.String(),
  pickup: Type.Boolean(),
  fee: Drams,
  formated_fee: Type.String(),
  free_from: Nullable(Drams),
  min_total: Drams,
  min_total_company: Drams,
})

export const listZones = endpoint({
  tag: 'delivery',
  access: 'public',
  cache: 'public',
  method: 'GET',
  path: '/api/delivery/zones',
  summary: 'Zones of deliveries and the districts in them; both empty where the shop has no zones',
  query: Type.Object(LocaleQuery),
  success: Type.Object({
    data: Type.Object({ zones: Type.Array(DeliveryZone), districts: Type.Array(District) }),
  }),
  errors: [],
})
