import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { catalog } from '@tsiran/demo/catalog/catalog'
import { messages } from '@tsiran/i18n/translate'
import { readFont, widthOf } from './font.ts'
import { standIns } from './stand-ins.ts'

/** By letter: how often the shop's texts use it, and its width in the fallback font, regular and bold, in thousandths of the size. */
export type Letters = Record<string, [times: number, regular: number, bold: number]>

const lettersFile = path.join(import.meta.dirname, 'letters.json')
const truetype = '/usr/share/fonts/truetype'
/** All letters of the languages, whether or not the shop's texts use them now. */
const alphabets = /[A-Za-zА-Яа-яЁёԱ-Ֆա-և\d]/u

export const readLetters = (): Letters => JSON.parse(readFileSync(lettersFile, 'utf8')) as Letters

/** The texts in a tree, without their `{places}`: all of them, or names alone; and the prices. */
function* textsOf(node: object, all: boolean): Generator<string> {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object' && value !== null) yield* textsOf(value, all || key === 'name')
    else if (key === 'price' && typeof value === 'number') yield `${value}\u00A0֏`
    else if (all && typeof value === 'string') yield value.replace(/\{\w+\}/g, '')
  }
}

/** Counts and measures the letters and stores the figures beside this file, so that generating the faces needs no system fonts. */
export function measureLetters(): void {
  // The interface, and the names and prices of the demo's products.
  const times = new Map<string, number>()
  for (const text of [...textsOf(messages, true), ...textsOf(catalog, false)])
    for (const letter of text) times.set(letter, (times.get(letter) ?? 0) + 1)
  const all = Array.from({ length: 0x590 }, (_, code) => String.fromCodePoint(code)).filter(
    (letter) => alphabets.test(letter),
  )
  const rows = standIns.flatMap(({ letters, files }) => {
    const fonts = files.map((file) => readFont(path.join(truetype, file)))
    return [...new Set([...all, ...times.keys()])]
      .filter((letter) => letters.test(letter))
      .sort()
      .flatMap((letter) => {
        const widths = fonts.map((font) => widthOf(font, letter))
        return widths.includes(undefined)
          ? []
          : `  ${JSON.stringify(letter)}: [${[times.get(letter) ?? 0, ...widths].join(', ')}]`
      })
  })
  writeFileSync(lettersFile, `{\n${rows.join(',\n')}\n}\n`)
}
