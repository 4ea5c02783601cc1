import { locales } from '@tsiran/contract/locale'
import type { Text } from '@tsiran/db/tables/shared'
import { headsOf, namesCategory } from './search-heads.ts'
import type { Labels, TextsRow } from './search-texts.ts'
import {
  marks,
  numberMark,
  onlyWordMark,
  skuLexeme,
  underMark,
  withoutMark,
  type ReadText,
} from './search-words.ts'

/** A product as the index has it. */
export interface PreparedRow {
  product_id: number
  terms: string[]
  size: number
  /** Keys of whole words, and their stems. */
  words: string[]
  stems: string[]
}

type Read = (text: string) => ReadText

/** Terms of a product from its names and those of its brand, categories and options. */
export function prepareRow(row: TextsRow, labels: Labels, read: Read, readName: Read): PreparedRow {
  const terms = new Set([
    ...row.skus.map(skuLexeme),
    ...row.category_ids.map((id) => underMark + id),
  ])
  const [words, stems] = [new Set<string>(), new Set<string>()]
  const add = (
    { numbers, words: found, without }: ReadText,
    place?: 'head' | 'brand' | 'category' | 'root' | 'option',
  ) => {
    for (const number of numbers) terms.add(numberMark + number)
    for (const { key, stems } of without)
      for (const form of [key, ...stems]) terms.add(withoutMark + form)
    for (const { key, stems, script } of found) {
      const { whole, stem } = marks[place ?? script]
      terms.add(whole + key)
      for (const form of stems) terms.add(stem + form)
    }
    for (const form of [...found, ...without]) {
      words.add(form.key)
      for (const short of form.stems) stems.add(short)
    }
  }
  const brand = labels.get(`brand${row.brand_id}`)
  // Names rarely repeat, so only their words are memoised.
  const names = namesWithout(row.name, brand)
  const named = new Set<string>()
  for (const [language, name] of names.entries()) {
    const whole = readName(name)
    add(whole)
    for (const { key } of whole.words) named.add(key)
    const [first] = whole.words
    if (first) terms.add(marks[first.script].first + Array.from(first.key)[0])
    for (const head of headsOf(name, locales[language]!)) add(read(head), 'head')
  }
  for (const text of textsOf(brand)) add(read(text), 'brand')
  for (const id of row.category_ids)
    for (const text of textsOf(labels.get(`category${id}`))) {
      add(read(text), 'category')
      for (const word of namesCategory(text))
        for (const { key, stems } of read(word).words)
          for (const form of [key, ...stems]) terms.add(onlyWordMark + form)
    }
  for (const id of row.category_ids)
    for (const text of textsOf(labels.get(`root${id}`))) add(read(text), 'root')
  for (const id of row.option_ids)
    for (const text of textsOf(labels.get(`option${id}`))) add(read(text), 'option')
  return {
    product_id: row.product_id,
    terms: [...terms],
    size: named.size,
    words: [...words],
    stems: [...stems],
  }
}

const textsOf = (text: Text | undefined): string[] =>
  text ? locales.map((locale) => text[locale]) : []

/** A product's names without the brand, which is indexed separately. */
function namesWithout(name: Text, brand: Text | undefined): string[] {
  const labels = textsOf(brand)
  return textsOf(name).map((text, index) =>
    labels[index] ? text.replace(labels[index], ' ') : text,
  )
}
