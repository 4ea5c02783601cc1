import Type, { type Static } from 'typebox'
import { Id, IdParams, LocaleQuery, Nullable } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import type { Permission } from './permissions.ts'
import { Instant, one, OneOf } from './schema.ts'

/** Kinds of work in the background, and who may see and cancel it. */
export const jobKinds = {
  bulk_edit: 'catalogue.write',
  change_set_revert: 'catalogue.write',
  change_set_end: 'catalogue.write',
  demo_catalogue: 'settings.write',
  media_archive: 'catalogue.write',
  refresh_listings: 'catalogue.write',
  rebuild_search: 'catalogue.write',
  import_apply: 'imports.write',
  import_check: 'imports.write',
} as const satisfies Record<string, Permission>
export type JobKind = keyof typeof jobKinds

export const jobStates = ['queued', 'running', 'done', 'failed', 'canceled'] as const
export type JobState = (typeof jobStates)[number]

/** Work in the background: `done` of `total` steps. */
export const Job = Type.Object({
  id: Type.Integer(),
  kind: OneOf(Object.keys(jobKinds) as JobKind[]),
  state: OneOf(jobStates),
  done: Type.Integer(),
  /** Null until it is known. */
  total: Nullable(Type.Integer()),
  /** True once somebody canceled it; a running one ends after its present step. */
  cancel_requested: Type.Boolean(),
  /** What came of it, in the shape of its kind; null before the end. */
  result: Type.Unsafe<unknown>({}),
  /** Why it failed. */
  error: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
  /** Who asked for it; null for the shop itself. */
  staff: Nullable(Type.Object({ id: Id, name: Type.String() })),
  created_at: Instant,
  finished_at: Nullable(Instant),
})
export type Job = Static<typeof Job>

const jobs = { tag: 'jobs', permission: 'staff', params: IdParams, success: one(Job) } as const

export const getJob = adminEndpoint({
  ...jobs,
  method: 'GET',
  path: '/api/admin/jobs/:id',
  summary:
    'How far a piece of background work is, and what came of it; open to whoever may ask for such work',
  query: Type.Object(LocaleQuery),
  errors: ['not_found'],
})
export const cancelJob = adminEndpoint({
  ...jobs,
  method: 'POST',
  path: '/api/admin/jobs/:id/cancel',
  summary:
    'Cancels background work: a queued job at once, a running one after its present step; what is done stays done. Again changes nothing',
  body: Type.Object(LocaleQuery),
  errors: ['not_found', 'conflict'],
})
