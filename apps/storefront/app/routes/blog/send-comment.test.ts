import { maxLengths } from '@tsiran/contract/limits'
import { expect, test } from 'vitest'
import { checkComment } from './send-comment.ts'

const check = (comment: string) => {
  const form = new FormData()
  form.set('comment', comment)
  return checkComment(form)
}

test('a comment is required and limited to the API’s length', () => {
  expect(check(' \n ')).toEqual({ comment: 'required' })
  expect(check('🍑'.repeat(maxLengths.comment))).toEqual({})
  expect(check('x'.repeat(maxLengths.comment + 1))).toEqual({ comment: 'tooLong' })
})
