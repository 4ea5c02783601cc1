import { expect, test } from 'vitest'
import { questionsData } from './questions.ts'

test('questions become structured data in plain text', () => {
  const html =
    '<h2>Orders</h2><details><summary>Is it <b>fresh</b>?</summary><p>Yes &amp; always.</p><p>Baked at 5.</p></details><p>x</p>' +
    '<details><summary>Q2</summary><p>A2</p></details>'
  expect(questionsData(html)).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Is it fresh?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes & always. Baked at 5.' },
      },
      { '@type': 'Question', name: 'Q2', acceptedAnswer: { '@type': 'Answer', text: 'A2' } },
    ],
  })
})

test('a page without questions has no structured data', () =>
  expect(questionsData('<p>Hello</p>')).toBeUndefined())
