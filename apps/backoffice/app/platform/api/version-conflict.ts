import { isApiError } from '@tsiran/app-kit/api/api-error'

/** Why a write was refused: somebody else has changed the thing since it was read. */
export interface VersionConflict<T> {
  /** The thing as it is now. */
  current: T
  /** Name of who changed it; null for a part of the shop. */
  changed_by: string | null
  /** ISO 8601; null where it is not known. */
  changed_at: string | null
  /** Names of the fields that were sent and differ from `current`. */
  fields: string[]
}

/** The conflict that a write was refused with; undefined for any other failure. */
export const versionConflict = <T>(error: unknown): VersionConflict<T> | undefined =>
  isApiError(error) && error.code === 'version_conflict'
    ? (error.data as VersionConflict<T>)
    : undefined
