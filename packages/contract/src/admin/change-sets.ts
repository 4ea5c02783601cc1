import Type, { type Static } from 'typebox'
import { BigId, Id, LocaleQuery, Nullable, paged, PlainText } from '../schema.ts'
import { bulkProblems } from './bulk-problems.ts'
import { adminEndpoint } from './endpoint.ts'
import { Done, Instant, ListQuery, one, OneOf } from './schema.ts'
import { CellValue, BulkOperation, CellPlace } from './bulk-shapes.ts'

/** A field that a revert leaves, since somebody changed it later. */
const LeftCell = Type.Object({ ...CellPlace, before: CellValue, after: CellValue })

/** A change of many things at once. */
export const ChangeSet = Type.Object({
  id: Type.Integer(),
  /** `bulk`: operations; `grid`: single cells; `revert`; `import`. */
  kind: Type.String(),
  label: Type.String(),
  /** What was asked for, where it was operations. */
  operations: Type.Array(BulkOperation),
  /** Fields that it wrote. */
  changed: Type.Integer(),
  staff: Nullable(Type.Object({ id: Id, name: Type.String() })),
  created_at: Instant,
  reverted_by: Nullable(Type.Integer()),
  job_id: Nullable(Type.Integer()),
  /** Whether its job still runs. */
  running: Type.Boolean(),
  /** When it begins; null where it has begun or never will. */
  starts_at: Nullable(Instant),
  /** When it is taken back by itself; null where that is done or never will be. */
  ends_at: Nullable(Instant),
  /** Whether it was canceled before it began. */
  canceled: Type.Boolean(),
})
export type ChangeSet = Static<typeof ChangeSet>

const sets = { tag: 'products' } as const
const params = Type.Object({ id: BigId })

export const listChangeSets = adminEndpoint({
  ...sets,
  permission: 'catalogue.read',
  method: 'GET',
  path: '/api/admin/change-sets',
  summary: 'Changes of many products at once, newest first',
  query: Type.Object({ ...ListQuery, kind: Type.Optional(PlainText(40)) }),
  success: Type.Object(paged(ChangeSet)),
  errors: [],
})
export const getChangeSet = adminEndpoint({
  ...sets,
  permission: 'catalogue.read',
  method: 'GET',
  path: '/api/admin/change-sets/:id',
  summary:
    'One change set and a page of the fields that it wrote; before its start, of those that it would write now',
  params,
  query: Type.Object(ListQuery),
  success: Type.Object({
    set: ChangeSet,
    ...paged(
      Type.Object({
        ...CellPlace,
        id: Id,
        name: Type.String(),
        before: CellValue,
        after: CellValue,
        state: OneOf(['planned', 'applied', 'reverted', 'left']),
        /** Why a planned one could not be written. */
        error: Type.Optional(OneOf(bulkProblems)),
      }),
    ),
  }),
  errors: ['not_found'],
})
export const revertChangeSet = adminEndpoint({
  ...sets,
  permission: 'catalogue.write',
  method: 'POST',
  path: '/api/admin/change-sets/:id/revert',
  summary:
    'Restores each field that still has the value which the change set wrote, as a change set of its own; a large one as a job. A set that is older than a day needs a step-up',
  params,
  body: Type.Object(LocaleQuery),
  success: one(
    Type.Object({
      change_set_id: Nullable(Type.Integer()),
      reverted: Type.Integer(),
      left: Type.Array(LeftCell),
      left_total: Type.Integer(),
      job_id: Nullable(Type.Integer()),
    }),
  ),
  errors: ['not_found', 'conflict', 'confirmation_needed'],
})
/** What is planned of a change set: that it is done, or that it is taken back. */
export const plannedParts = ['start', 'end'] as const
export const cancelPlan = adminEndpoint({
  ...sets,
  permission: 'catalogue.write',
  method: 'POST',
  path: '/api/admin/change-sets/:id/cancel',
  summary:
    'Cancels what is planned: `start`, so that nothing is changed, or `end`, so that what was changed stays',
  params,
  body: Type.Object({ ...LocaleQuery, part: OneOf(plannedParts) }),
  success: Done,
  errors: ['not_found', 'conflict'],
})
