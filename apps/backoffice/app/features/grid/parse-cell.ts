import { bulkField, type BulkValue } from '@tsiran/contract/admin/bulk-fields'
import { valueProblem, type BulkProblem } from '@tsiran/contract/admin/bulk-problems'
import type { ContentUnit } from '@tsiran/contract/admin/product-choices'

/** A cell's value as it is typed: what it means, or why it means nothing. */
export interface TypedCell {
  text: string
  value: BulkValue
  problem?: BulkProblem
}

/** Units as people write them, each as so many of the stored unit. */
const contentWords: Readonly<Record<string, { unit: ContentUnit; times: number }>> = {
  g: { unit: 'g', times: 1 },
  kg: { unit: 'g', times: 1000 },
  ml: { unit: 'ml', times: 1 },
  l: { unit: 'ml', times: 1000 },
  piece: { unit: 'piece', times: 1 },
  pcs: { unit: 'piece', times: 1 },
  г: { unit: 'g', times: 1 },
  кг: { unit: 'g', times: 1000 },
  мл: { unit: 'ml', times: 1 },
  л: { unit: 'ml', times: 1000 },
  'шт.': { unit: 'piece', times: 1 },
  шт: { unit: 'piece', times: 1 },
  գ: { unit: 'g', times: 1 },
  կգ: { unit: 'g', times: 1000 },
  մլ: { unit: 'ml', times: 1 },
  լ: { unit: 'ml', times: 1000 },
  հատ: { unit: 'piece', times: 1 },
}

/** Digits may have blanks between them and a currency after them. */
const plainNumber = (text: string): number =>
  Number(text.replace(/[\s ]|֏|(?<=\d),(?=\d{3}\b)/g, '').replace(',', '.') || Number.NaN)

function parseContent(text: string): BulkValue {
  const at = text.search(/[^\d\s.,]/)
  const [amount, word] = at < 1 ? ['', ''] : [text.slice(0, at), text.slice(at)]
  const known = contentWords[word.trim().toLowerCase()]
  if (!known) return text
  return { amount: Math.round(plainNumber(amount) * known.times), unit: known.unit }
}

/** Reads what is typed into or pasted on a cell. Choices are read by their value or by their name in the page's language. */
export function parseCell(
  name: string,
  typed: string,
  choiceName: (choice: string) => string,
): TypedCell {
  const field = bulkField(name)!
  const text = typed.trim()
  const value = ((): BulkValue => {
    if (text === '' || text === '—') return field.kind === 'text' ? '' : null
    if (field.kind === 'number') {
      const number = plainNumber(text)
      return Number.isNaN(number) ? text : number
    }
    if (field.kind === 'content') return parseContent(text)
    if (field.kind === 'choice')
      return (
        field.choices!.find(
          (choice) => choice === text || choiceName(choice).toLowerCase() === text.toLowerCase(),
        ) ?? text
      )
    return text
  })()
  const problem = valueProblem(field, value)
  return { text, value, ...(problem && { problem }) }
}
