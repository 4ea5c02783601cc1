import type { Thing } from './json-ld.ts'
import { wordsOf } from './plain-text.ts'

const question = /<details><summary>([^]*?)<\/summary>([^]*?)<\/details>/g

/** The questions of a page's sanitised HTML, as search engines read them; undefined where it has none. */
export function questionsData(html: string): Thing | undefined {
  const mainEntity = [...html.matchAll(question)].map(([, name = '', answer = '']) => ({
    '@type': 'Question',
    name: wordsOf(name),
    acceptedAnswer: { '@type': 'Answer', text: wordsOf(answer) },
  }))
  return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : undefined
}
