import Type from 'typebox'
import { maxPieces } from '../limits.ts'
import { OrderNumber } from '../orders.ts'
import { Id, LocaleQuery, PlainText } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { one, OneOf } from './schema.ts'
import { pickStates, SubstituteOption } from './pick-line-shapes.ts'
import { Picking } from './picking-shapes.ts'

/** Scales show steps of 10 grams, and invoices two decimals of a kilogram. */
export const gramStep = 10
/** Grams of one line at most. */
export const maxGrams = 1_000_000

const picking = { tag: 'picking' } as const
const read = { ...picking, permission: 'picking.read' } as const
const write = { ...picking, permission: 'picking.write' } as const
const lineParams = Type.Object({
  order_id: OrderNumber,
  line_id: Type.Integer({ minimum: 1, maximum: 9_007_199_254_740_991 }),
})
const answer = one(Picking)

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
