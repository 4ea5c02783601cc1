import { isAllowed, secondFactorRoles, type StaffRole } from '@tsiran/contract/admin/permissions'
import type { StaffAccess } from '@tsiran/contract/admin/endpoint'
import type { SecondFactor } from '@tsiran/contract/admin/staff-shapes'
import type { Locale } from '@tsiran/contract/locale'
import type { ClientInfo } from '../shared/viewer.ts'
import { DomainError } from '../errors.ts'
import type { StaffActor } from '../shared/actor.ts'

/** A member of the staff who is signed in by password, and how far they have proven who they are. */
export interface StaffSession {
  sessionId: string
  id: number
  name: string
  email: string
  roles: StaffRole[]
  locale: Locale
  isDemo: boolean
  /** The stronger one that is set up. */
  secondFactor: SecondFactor
  /** Whether codes of an app are set up, beside passkeys or alone. */
  hasTotp: boolean
  /** When it was proven in this session; null before. */
  secondFactorAt: Date | null
  /** Until when a step-up counts; null for none. */
  confirmedUntil: Date | null
  version: number
}

/** The signed-in person with where they call from, and how use cases write down that it was them; `locale` is the call's. */
export interface ActingStaff extends StaffSession, ClientInfo {
  by: StaffActor
}

/** Minutes that a step-up counts. */
export const confirmationMinutes = 10

/** Tells that a person's roles need a second factor that is not set up. Demo accounts have no real shop to lose. */
export const needsSecondFactor = ({
  secondFactor,
  isDemo,
  roles,
}: Pick<StaffSession, 'secondFactor' | 'isDemo' | 'roles'>): boolean =>
  secondFactor === 'none' && !isDemo && roles.some((role) => secondFactorRoles.includes(role))

/** Tells that the sign-in is complete: the second factor is proven where there is one. */
export const isComplete = ({
  secondFactor,
  secondFactorAt,
}: Pick<StaffSession, 'secondFactor' | 'secondFactorAt'>): boolean =>
  secondFactor === 'none' || secondFactorAt !== null

/**
 * Refuses whoever may not call: with `unauthenticated`, `second_factor_needed`, `forbidden`, or `confirmation_needed` where the call
 * needs a step-up. Somebody whose roles need a second factor opens nothing but their own settings before it is set up.
 */
export function checkStaffAccess(
  session: StaffSession | null,
  permission: StaffAccess,
  stepUp = false,
): void {
  if (permission === 'anyone') return
  if (!session) throw new DomainError('unauthenticated')
  if (permission === 'password') return
  if (!isComplete(session)) throw new DomainError('second_factor_needed')
  if (permission !== 'self') {
    if (needsSecondFactor(session)) throw new DomainError('second_factor_needed')
    if (permission !== 'staff' && !isAllowed(session.roles, permission))
      throw new DomainError('forbidden')
  }
  if (stepUp) requireConfirmation(session)
}

type Confirmed = Pick<StaffSession, 'confirmedUntil'>

/** Whether a person has proven who they are within the last ten minutes. */
export const isConfirmed = ({ confirmedUntil }: Confirmed): boolean =>
  confirmedUntil !== null && confirmedUntil.getTime() > Date.now()

/** Refuses with `confirmation_needed` whoever has not proven who they are within the last ten minutes. */
export function requireConfirmation(session: Confirmed): void {
  if (!isConfirmed(session)) throw new DomainError('confirmation_needed')
}
