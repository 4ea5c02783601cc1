import { commentLength as contractLength } from '@tsiran/contract/blog'
import { expect, test } from 'vitest'
import { checkComment, commentLength } from './send-comment.ts'

const check = (comment: string) => {
  const form = new FormData()
  form.set('comment', comment)
  return checkComment(form)
}

test('a comment has words, and no more than the API takes', () => {
  expect(commentLength).toBe(contractLength)
  expect(check(' \n ')).toEqual({ comment: 'required' })
  expect(check('🍑'.repeat(commentLength))).toEqual({})
  expect(check('x'.repeat(commentLength + 1))).toEqual({ comment: 'tooLong' })
})
