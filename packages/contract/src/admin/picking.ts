import Type, { type Static } from 'typebox'
import { SubstitutionWish } from '../delivery.ts'
import { maxPieces } from '../limits.ts'
import { Day, OrderNumber, orderStatuses } from '../orders.ts'
import { Drams, Id, LocaleQuery, Nullable, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { Instant, one, OneOf, workList } from './schema.ts'

export const pickingStates = ['claimed', 'picking', 'finished'] as const
export type PickingState = (typeof pickingStates)[number]
export const pickStates = ['found', 'short', 'missing', 'replaced'] as const
export type PickState = (typeof pickStates)[number]

/** Scales show steps of 10 grams, and invoices two decimals of a kilogram. */
export const gramStep = 10
/** Grams of one line at most. */
export const maxGrams = 1_000_000

/** Orders that one picker takes at once, for one walk past the shelves. */
export const maxBatch = 6

/** Why a picking refuses with `conflict`; in the refusal's `data.reason`. */
export const pickingRefusals = [
  'canceled',
  'taken',
  'released',
  'finished',
  'undecided',
  'on_its_way',
] as const
export type PickingRefusal = (typeof pickingRefusals)[number]

const Picker = Type.Object({ id: Id, name: Type.String() })
const Hours = Nullable(Type.Object({ starts_at: Instant, ends_at: Instant }))

const head = {
  order_id: Type.Integer(),
  status: OneOf(orderStatuses),
  /** Null where nobody picks the order. */
  state: Nullable(OneOf(pickingStates)),
  picker: Nullable(Picker),
  slot: Hours,
  /** In the caller's language; empty without zones. */
  zone: Type.String(),
  district: Type.String(),
  /** The buyer collects it. */
  pickup: Type.Boolean(),
  /** Masked for those who may not see customers. */
  name: Type.String(),
  company: Type.String(),
  age_restricted: Type.Boolean(),
}

/** An order in the list of a day. */
export const PickingRow = Type.Object({
  ...head,
  zone_id: Nullable(Id),
  /** Lines to pick, and those that are decided. */
  lines: Type.Integer(),
  decided: Type.Integer(),
  /** Whether something has to be weighed. */
  weighed: Type.Boolean(),
  /** What the lines weigh, as far as the products say what a piece contains; a millilitre counts as a gram. */
  grams: Type.Integer(),
  /** Its slot was on an earlier day. */
  late: Type.Boolean(),
})
export type PickingRow = Static<typeof PickingRow>

/** How something is sold by weight. */
export const PickWeight = Type.Object({
  portion_grams: Type.Integer(),
  /** Drams of a kilogram on this line; a company's own price may not be whole. */
  price_per_kg: Type.Number(),
  tolerance_pct: Type.Integer(),
})
export type PickWeight = Static<typeof PickWeight>

const thing = {
  variant_id: Type.Integer(),
  sku: Type.String(),
  /** In the caller's language, with its options. */
  name: Type.String(),
  /** Address of a small picture. */
  image: Type.String(),
  barcode: Nullable(Type.String()),
  place: Type.String(),
  weighed: Nullable(PickWeight),
}

/** What may come instead of a line. */
export const SubstituteOption = Type.Object({
  ...thing,
  /** Drams of a piece or a portion, for this buyer. */
  unit_price: Drams,
  in_stock: Type.Integer(),
  /** The buyer named it. */
  named: Type.Boolean(),
  /** The buyer has to be asked. */
  needs_consent: Type.Boolean(),
})
export type SubstituteOption = Static<typeof SubstituteOption>

export const PickLine = Type.Object({
  ...thing,
  variant_id: Nullable(Type.Integer()),
  id: Type.Integer(),
  /** As it is written on the shelf. */
  name_hy: Type.String(),
  category: Type.String(),
  category_position: Nullable(Type.Integer()),
  /** Pieces, or portions of weighed products, that are wanted. */
  quantity: Type.Integer(),
  unit_price: Drams,
  total: Drams,
  /** The line's wish, else the order's. */
  wish: Nullable(SubstitutionWish),
  /** What the buyer named in its place, while it can be had. */
  named: Nullable(SubstituteOption),
  age_restricted: Type.Boolean(),
  /** It is taken last. */
  chilled: Type.Boolean(),
  /** The day of the lot to take first; null where no lot says one. */
  expires_on: Nullable(Day),
  state: Nullable(OneOf(pickStates)),
  picked_quantity: Nullable(Type.Integer()),
  picked_grams: Nullable(Type.Integer()),
  /** The buyer agreed to a weight outside the tolerance, or to the substitute. */
  agreed: Type.Boolean(),
  substitute: Nullable(
    Type.Object({
      variant_id: Type.Integer(),
      sku: Type.String(),
      name: Type.String(),
      image: Type.String(),
      quantity: Type.Integer(),
      grams: Nullable(Type.Integer()),
    }),
  ),
})
export type PickLine = Static<typeof PickLine>

/** An order as one picker needs it. */
export const Picking = Type.Object({
  ...head,
  /** Whether the caller has claimed it. */
  mine: Type.Boolean(),
  /** The buyer's phone, for whoever picks the order and for those who see customers; else empty. */
  phone: Type.String(),
  /** What the buyer wrote, for the same people: it may hold a phone or an address. */
  note: Type.String(),
  settled: Type.Boolean(),
  /** In the order of the shelves, chilled ones last. */
  lines: Type.Array(PickLine),
})
export type Picking = Static<typeof Picking>

const picking = { tag: 'picking' } as const
const read = { ...picking, permission: 'picking.read' } as const
const write = { ...picking, permission: 'picking.write' } as const
const params = Type.Object({ order_id: OrderNumber })
const lineParams = Type.Object({
  order_id: OrderNumber,
  line_id: Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 }),
})
const answer = one(Picking)

export const listPicking = adminEndpoint({
  ...read,
  method: 'GET',
  path: '/api/admin/picking',
  summary:
    'Orders to pick for a day by slot and zone; then those without a slot. `meta.total` counts those beyond the longest list too',
  query: Type.Object({ ...LocaleQuery, day: Day, zone_id: Type.Optional(Id) }),
  success: workList(PickingRow),
  errors: [],
})
export const getPicking = adminEndpoint({
  ...read,
  method: 'GET',
  path: '/api/admin/picking/:order_id',
  summary: 'One order with its lines in the order of the shelves',
  params,
  query: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found'],
})
export const claimPicking = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/:order_id/claim',
  summary:
    'Takes an order to pick it, which is then processed. Another’s is `conflict`, unless somebody who may change orders takes it over',
  params,
  body: Type.Object({ ...LocaleQuery, take_over: Type.Optional(Type.Boolean()) }),
  success: answer,
  errors: ['not_found', 'conflict'],
})
export const claimBatch = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/batch',
  summary:
    'Takes up to six orders to pick them in one walk: all of them, or none. `data.order_id` of a `conflict` is the order that refuses',
  body: Type.Object({
    ...LocaleQuery,
    order_ids: Type.Array(OrderNumber, { minItems: 1, maxItems: maxBatch }),
  }),
  success: Type.Object({ data: Type.Array(Picking) }),
  errors: ['not_found', 'conflict'],
})
export const startPicking = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/:order_id/start',
  summary: 'Begins to pick a claimed order; the first mark does the same',
  params,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'conflict'],
})
export const finishPicking = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/:order_id/finish',
  summary: 'Everything is picked; `conflict` while a line is undecided',
  params,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'conflict'],
})
export const releasePicking = adminEndpoint({
  ...write,
  method: 'POST',
  path: '/api/admin/picking/:order_id/release',
  summary:
    'Gives an order back to be picked by somebody else; what was marked stays. A finished one by those who may change orders',
  params,
  body: Type.Object(LocaleQuery),
  success: answer,
  errors: ['not_found', 'conflict'],
})
export const markLine = adminEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/admin/picking/:order_id/lines/:line_id',
  summary: 'What was found of a line. The same again changes nothing',
  params: lineParams,
  body: Type.Object({
    ...LocaleQuery,
    state: OneOf(pickStates),
    /** Pieces or portions that were found, or those of the substitute. */
    quantity: Type.Integer({ minimum: 0, maximum: maxPieces }),
    /** What weighed products weigh, in steps of 10. */
    grams: Type.Optional(Type.Integer({ minimum: gramStep, maximum: maxGrams })),
    substitute_variant_id: Type.Optional(Id),
    /** The buyer was asked and agreed. */
    agreed: Type.Optional(Type.Boolean()),
  }),
  success: answer,
  errors: ['not_found', 'conflict'],
})
export const findSubstitutes = adminEndpoint({
  ...read,
  method: 'GET',
  path: '/api/admin/picking/:order_id/lines/:line_id/substitutes',
  summary:
    'What may come instead of a line: the named one first, then the likest; without a text none that costs more',
  params: lineParams,
  query: Type.Object({ ...LocaleQuery, search: Type.Optional(PlainText(200)) }),
  success: Type.Object({ data: Type.Array(SubstituteOption) }),
  errors: ['not_found'],
})
