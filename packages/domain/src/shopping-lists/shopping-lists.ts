import { maxLengths } from '@tsiran/contract/limits'
import { fieldError } from '../errors.ts'

/**
 * A list's name with single spaces, and nothing else that does not show. Refuses an empty one, and one of more than 60
 * characters, with `validation_failed`.
 */
export function readListName(text: string): string {
  const name = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  if (name === '') throw fieldError('name', 'required')
  if ([...name].length > maxLengths.listName) throw fieldError('name', 'tooLong')
  return name
}
