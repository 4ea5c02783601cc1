import Type, { type Static } from 'typebox'
import { Day, Id, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { maxPage, maxPageSize } from '../limits.ts'
import { adminEndpoint } from './endpoint.ts'
import { listExport } from './list-export.ts'
import { Instant } from './schema.ts'

/** Who changed something: a member of the staff, or a part of the shop. */
const Actor = Type.Object({ id: Nullable(Id), name: Type.String() })
const Fields = Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true })

/** One change that somebody made. `before` and `after` hold the changed fields alone; people's e-mail and phone are masked. */
export const AuditRow = Type.Object({
  id: Type.Integer(),
  at: Instant,
  staff: Actor,
  /** `order.cancel`, `product.update`: the thing and what was done to it. */
  action: Type.String(),
  subject_type: Type.String(),
  subject_id: Type.String(),
  subject_label: Type.String(),
  before: Fields,
  after: Fields,
  change_set_id: Nullable(Type.Integer()),
})
export type AuditRow = Static<typeof AuditRow>

const audit = { tag: 'audit', permission: 'audit.own' } as const
const filter = {
  /** One type of things, or several with commas between them. */
  subject_type: Type.Optional(PlainText(100)),
  subject_id: Type.Optional(PlainText(100)),
  action: Type.Optional(PlainText(60)),
  staff_id: Type.Optional(Id),
  since: Type.Optional(Day),
  until: Type.Optional(Day),
}

export const listAudit = adminEndpoint({
  ...audit,
  method: 'GET',
  path: '/api/admin/audit',
  summary:
    'Who changed what, newest first; without `audit.read`, the caller’s own changes. `meta.total` counts 10 000 rows at most',
  query: Type.Object({
    ...LocaleQuery,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPageSize })),
    ...filter,
  }),
  success: Type.Object(paged(AuditRow)),
  errors: [],
})
export const exportAudit = listExport({
  ...audit,
  path: '/api/admin/audit/export',
  what: 'The change log of a filter, newest first; without `audit.read`, the caller’s own changes,',
  filter,
})
