import type { Thing } from '../../platform/document/json-ld.ts'
import { wordsOf } from '../../platform/document/plain-text.ts'

/** Each question of sanitised HTML with its answer. */
const questionsOf = (html: string): string[][] =>
  html
    .split('<details><summary>')
    .slice(1)
    .map((part) => part.split(/<\/(?:summary|details)>/))
    .filter(({ length }) => length > 2)

/** The questions of a page's sanitised HTML, as search engines read them; undefined where it has none. */
export function questionsData(html: string): Thing | undefined {
  const mainEntity = questionsOf(html).map(([name = '', answer = '']) => ({
    '@type': 'Question',
    name: wordsOf(name),
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
  }))
  return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : undefined
}
