import { expect, test } from 'vitest'
import { toCategory } from './categories.ts'
import type { CategoryRow } from './queries.ts'

const describe = (description: string) =>
  toCategory({ description, image: null } as CategoryRow, false).description

test('a category’s description is sanitised before it is sent', () => {
  expect(
    describe(
      '<p onclick="evil()">Fresh <script>evil()</script><b>milk</b> <img src=x onerror=evil()></p>',
    ),
  ).toBe('<p>Fresh <b>milk</b> </p>')
  expect(describe('Milk, from here')).toBe('Milk, from here')
})
