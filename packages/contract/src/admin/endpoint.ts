import { endpoint, type Endpoint } from '../endpoint.ts'
import type { Permission } from './permissions.ts'

/**
 * Who of the shop's people may call. A {@link Permission} of the table; `anyone`: nobody need be signed in; `password`: signed in
 * by password, whether or not the second factor is proven; `self`: every member of the staff, for their own account, whether or not
 * a second factor that their roles need is set up; `staff`: every member who has set up what their roles need.
 */
export type StaffAccess = Permission | 'anyone' | 'password' | 'self' | 'staff'

/** One call of the back office's API. Its answers are personal, and its only credential is the staff cookie. */
export interface AdminEndpoint extends Endpoint {
  readonly access: 'staff'
  readonly cache: 'personal'
  /** Who may call. Others are refused before their input is read: `unauthenticated`, `second_factor_needed` or `forbidden`. */
  readonly permission: StaffAccess
  /** True where the caller must have proven who they are within the last ten minutes: else `confirmation_needed`. */
  readonly stepUp?: boolean
  /** True for a call that a page repeats by itself: it does not keep an idle session alive. */
  readonly background?: boolean
  /** True where the answer may take half a minute. */
  readonly slow?: boolean
  /** True where the answer is 201. */
  readonly created?: boolean
  /** Media type of an answer that is a file; `success` describes its text. Refusals stay JSON. */
  readonly file?: string
  /** True for an HTML `file` that the back office shows in a frame: it runs no script and loads nothing. */
  readonly framed?: boolean
  /** The body is `multipart/form-data` with so many files at most, each of so many bytes at most; it has no `body`. */
  readonly upload?: { readonly files: number; readonly bytes: number }
}

/** The header of a call that no person has asked for: it does not keep an idle session alive. */
export const backgroundHeader = 'x-background'

const shared = { access: 'staff', cache: 'personal' } as const

/** Declares an endpoint under `/api/admin`, keeping the exact types of its schemas. */
export function adminEndpoint<const E extends Omit<AdminEndpoint, keyof typeof shared>>(
  definition: E,
): E & typeof shared {
  return endpoint({ ...definition, ...shared })
}
