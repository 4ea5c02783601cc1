import type { JobKind, JobState } from '@tsiran/contract/admin/jobs'
import type { Generated } from 'kysely'
import type { GeneratedJson, Json } from './shared.ts'

export interface JobsTable {
  id: Generated<number>
  kind: JobKind
  key: string | null
  state: Generated<JobState>
  data: GeneratedJson<unknown>
  done: Generated<number>
  total: number | null
  position: Json<unknown> | null
  result: Json<unknown> | null
  error: string | null
  attempts: Generated<number>
  lease: Generated<number>
  due_at: Generated<Date>
  cancel_requested: Generated<boolean>
  staff_id: number | null
  created_at: Generated<Date>
  started_at: Date | null
  finished_at: Date | null
}

export interface ChangeSetChangesTable {
  id: Generated<number>
  change_set_id: number
  subject_type: string
  subject_id: number
  field: string
  before: GeneratedJson<unknown>
  after: GeneratedJson<unknown>
  state: Generated<'applied' | 'reverted' | 'left'>
}
