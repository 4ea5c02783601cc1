import Type, { type Static } from 'typebox'
import { LocaleQuery, Nullable } from '../schema.ts'
import { adminEndpoint } from './endpoint.ts'
import { jobKinds, type JobKind } from './jobs.ts'
import { Done, Instant, one, OneOf } from './schema.ts'

const read = { tag: 'system', permission: 'settings.read', method: 'GET' } as const
const write = { tag: 'system', permission: 'settings.write', method: 'POST' } as const

export const SystemState = Type.Object({
  versions: Type.Object({
    app: Type.String(),
    node: Type.String(),
    postgres: Type.String(),
    /** The newest applied migration. */
    schema: Type.String(),
  }),
  /** Start of the server process that answers. */
  started_at: Instant,
  /** Whether the change listener is connected; the caches are bypassed otherwise. */
  listening: Type.Boolean(),
  mails: Type.Object({
    /** Whether there is a mail server. */
    server: Type.Boolean(),
    waiting: Type.Integer(),
    failed: Type.Integer(),
    /** Age of the oldest waiting mail in seconds. */
    oldest_seconds: Type.Number(),
  }),
  jobs: Type.Object({
    open: Type.Integer(),
    failed: Type.Integer(),
    /** Those at work, the oldest first, ten at most; `total` is null until it is known. */
    running: Type.Array(
      Type.Object({
        id: Type.Integer(),
        kind: OneOf(Object.keys(jobKinds) as JobKind[]),
        done: Type.Integer(),
        total: Nullable(Type.Integer()),
      }),
    ),
  }),
  /** Caches of the process that answers; `bytes` with every encoding. */
  caches: Type.Array(
    Type.Object({
      name: OneOf(['pages', 'answers']),
      entries: Type.Integer(),
      bytes: Type.Integer(),
      hits: Type.Integer(),
      misses: Type.Integer(),
    }),
  ),
  /** Bytes. */
  database_bytes: Type.Integer(),
  disk: Type.Object({ free_bytes: Type.Integer(), total_bytes: Type.Integer() }),
  /** When the database last archived its log; null where it archives none. */
  archived_at: Nullable(Instant),
  backups: Type.Object({
    /** Whether the shop knows where backups are written. */
    folder: Type.Boolean(),
    /** The newest complete one there; null where there is none. */
    last: Nullable(
      Type.Object({
        name: Type.String(),
        at: Instant,
        /** Null for a folder. */
        bytes: Nullable(Type.Integer()),
      }),
    ),
  }),
})
export type SystemState = Static<typeof SystemState>

export const getSystem = adminEndpoint({
  ...read,
  path: '/api/admin/settings/system',
  summary: 'Versions, queues, caches and room of the shop',
  query: Type.Object(LocaleQuery),
  background: true,
  success: one(SystemState),
  errors: [],
})
export const clearCaches = adminEndpoint({
  ...write,
  path: '/api/admin/settings/system/caches/clear',
  summary: 'Empties the caches of every server process',
  body: Type.Object(LocaleQuery),
  success: Done,
  errors: [],
})
