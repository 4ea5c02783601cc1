import { isMissingReference, isUniqueViolation } from '@tsiran/db/errors'
import { DomainError } from '../errors.ts'

const attempts = 3

/**
 * Runs a transaction again where another one took a barcode, or deleted a brand, between its check and its write: the next check
 * refuses it by name. Refuses with `conflict` where three attempts met such a change.
 */
export async function retryRaces<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isUniqueViolation(error) && !isMissingReference(error)) throw error
    }
  }
  throw new DomainError('conflict')
}
