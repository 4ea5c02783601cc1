import { maxLengths } from '@tsiran/contract/limits'
import { fieldError } from '../errors.ts'
import { tidy } from '../shared/text.ts'

/**
 * Normalises a list's name: single spaces, no invisible characters. Refuses an empty name and one of more than 60 characters with
 * `validation_failed`.
 */
export function readListName(text: string): string {
  const name = tidy(text)
  if (name === '') throw fieldError('name', 'required')
  if ([...name].length > maxLengths.listName) throw fieldError('name', 'tooLong')
  return name
}
