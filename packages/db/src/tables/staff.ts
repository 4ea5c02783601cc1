import type { Locale } from '@tsiran/contract/locale'
import type { StaffRole } from '@tsiran/contract/admin/permissions'
import type { Generated } from 'kysely'
import type { GeneratedJson } from './shared.ts'

/** The parts of the shop that change things by themselves. */
export type SystemName = 'script' | 'worker' | 'setup'

export interface StaffTable {
  id: Generated<number>
  email: string | null
  name: string
  roles: StaffRole[]
  password_hash: string | null
  locale: Generated<Locale>
  active: Generated<boolean>
  is_demo: Generated<boolean>
  totp_secret: string | null
  totp_pending_secret: string | null
  totp_last_step: Generated<number>
  version: Generated<number>
  created_at: Generated<Date>
  removed_at: Date | null
}

export interface StaffSessionsTable {
  id: Generated<string>
  digest: string
  staff_id: number
  created_at: Generated<Date>
  seen_at: Generated<Date>
  expires_at: Date
  idle_seconds: number
  second_factor_at: Date | null
  confirmed_at: Date | null
  network: Generated<string>
  user_agent: Generated<string>
}

export interface StaffChallengesTable {
  session_id: string
  purpose: 'register' | 'prove'
  challenge: string
  expires_at: Date
}

export interface StaffPasskeysTable {
  id: Generated<number>
  staff_id: number
  credential_id: string
  public_key: Buffer
  counter: Generated<number>
  transports: Generated<string[]>
  name: string
  created_at: Generated<Date>
  used_at: Date | null
}

export interface StaffRecoveryCodesTable {
  staff_id: number
  digest: string
}

export interface StaffClaimsTable {
  id: Generated<number>
  digest: string
  expires_at: Date
  recovery: Generated<boolean>
}

export interface StaffInvitesTable {
  id: Generated<number>
  digest: string
  email: string
  name: string
  roles: StaffRole[]
  locale: Locale
  invited_by: number
  created_at: Generated<Date>
  expires_at: Date
}

export interface ChangeSetsTable {
  id: Generated<number>
  kind: string
  label: Generated<string>
  staff_id: number | null
  system: SystemName | null
  changes: GeneratedJson<unknown>
  created_at: Generated<Date>
  reverted_by: number | null
  changed: Generated<number>
  job_id: number | null
  /** Of the preview that was applied; null for other writers. */
  key: string | null
  /** When it is done and taken back, where somebody chose that; null for now and never. */
  starts_at: Date | null
  ends_at: Date | null
  end_job_id: number | null
}

export interface AuditLogTable {
  id: Generated<number>
  at: Generated<Date>
  actor_id: number | null
  company_id: number | null
  action: string
  details: GeneratedJson<Record<string, unknown>>
  staff_id: number | null
  staff_name: string | null
  system: SystemName | null
  subject_type: Generated<string>
  subject_id: Generated<string>
  subject_label: Generated<string>
  before: GeneratedJson<Record<string, unknown>>
  after: GeneratedJson<Record<string, unknown>>
  change_set_id: number | null
  request_id: string | null
  network: string | null
}
