import Type, { type Static, type TProperties } from 'typebox'
import { Drams, Id, IdParams, LocaleQuery, Nullable } from '../schema.ts'
import { text3 } from './catalog-shapes.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, one, Text3, Version } from './schema.ts'

/** Characters of the texts of a zone and of a closed slot. */
export const maxDeliveryTexts = { zone: 60, reason: 120 } as const
const delivery = { tag: 'delivery' } as const
export const readDelivery = {
  ...delivery,
  permission: 'delivery.read',
  method: 'GET',
  errors: [],
} as const
export const writeDelivery = { ...delivery, permission: 'delivery.write' } as const
export const deliveryQuery = Type.Object(LocaleQuery)
export const VersionQuery = Type.Object({ ...LocaleQuery, version: Version })
export const changed = <P extends TProperties>(fields: P) =>
  Type.Object({
    ...LocaleQuery,
    version: Version,
    ...Type.Partial(Type.Object(fields)).properties,
  })
export const added = <P extends TProperties>(fields: P) =>
  Type.Object({ ...LocaleQuery, ...fields })
export const stale = ['not_found', 'version_conflict'] as const

const zoneFields = {
  name: text3(maxDeliveryTexts.zone),
  active: Type.Boolean(),
  /** Drams of a delivery; the subtotal from which it is free, null for never. */
  fee: Drams,
  free_from: Nullable(Drams),
  /** Drams of the smallest order, of persons and of companies; 0 for none. */
  min_total: Drams,
  min_total_company: Drams,
}
export const AdminZone = Type.Object({
  id: Id,
  version: Version,
  ...zoneFields,
  name: Text3,
  /** Buyers collect their orders here; it has slots, but no districts. */
  pickup: Type.Boolean(),
  districts: Type.Array(Id),
})
export type AdminZone = Static<typeof AdminZone>

export const listZones = adminEndpoint({
  ...readDelivery,
  path: '/api/admin/zones',
  summary: 'Zones of deliveries; the one for collecting comes last',
  query: deliveryQuery,
  success: Type.Object({ data: Type.Array(AdminZone) }),
})
export const createZone = adminEndpoint({
  ...writeDelivery,
  method: 'POST',
  created: true,
  path: '/api/admin/zones',
  summary: 'Adds a zone; `conflict` where there is one for collecting already',
  body: added({ ...zoneFields, pickup: Type.Boolean() }),
  success: one(AdminZone),
  errors: ['conflict'],
})
export const changeZone = adminEndpoint({
  ...writeDelivery,
  method: 'PUT',
  path: '/api/admin/zones/:id',
  summary: 'Changes a zone; placed orders keep their fee',
  params: IdParams,
  body: changed(zoneFields),
  success: one(AdminZone),
  errors: stale,
})
export const deleteZone = adminEndpoint({
  ...writeDelivery,
  method: 'DELETE',
  path: '/api/admin/zones/:id',
  summary: 'Deletes a zone that no order uses; `in_use` names the open orders and slots otherwise',
  params: IdParams,
  query: VersionQuery,
  success: Done,
  errors: [...stale, 'in_use'],
})

export const AdminDistrict = Type.Object({
  id: Id,
  version: Version,
  name: Text3,
  /** Null where the shop does not deliver. */
  zone_id: Nullable(Id),
})
export type AdminDistrict = Static<typeof AdminDistrict>

export const listDistricts = adminEndpoint({
  ...readDelivery,
  path: '/api/admin/districts',
  summary: 'Districts of the city with the zones that they are in',
  query: deliveryQuery,
  success: Type.Object({ data: Type.Array(AdminDistrict) }),
})
export const changeDistrict = adminEndpoint({
  ...writeDelivery,
  method: 'PUT',
  path: '/api/admin/districts/:id',
  summary: 'Puts a district into a zone of deliveries, or into none; changes its name',
  params: IdParams,
  body: changed({ name: text3(maxDeliveryTexts.zone), zone_id: Nullable(Id) }),
  success: one(AdminDistrict),
  errors: stale,
})
