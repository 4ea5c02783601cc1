import { labelKeys } from '@tsiran/contract/admin/option-labels'
import type { Text3 } from '@tsiran/contract/admin/schema'
import { locales } from '@tsiran/contract/locale'
import { perLocale } from '@tsiran/contract/map-text'

interface PastedOption {
  label: Text3
  swatch_value: string | null
}

const colour = /#[0-9a-f]{6}$/i

/**
 * Reads a pasted list: an option a line, its labels in the shop's languages with `|` or tabs between them, a colour at the end where it
 * has one. A language without a label takes the first one.
 */
export const readOptions = (text: string): PastedOption[] =>
  text.split(/\r\n?|\n/).flatMap((line) => {
    const written = line.trim()
    const swatch = colour.exec(written)?.[0].toLowerCase() ?? null
    const labels = written
      .replace(colour, '')
      .split(/[|\t]/)
      .map((label) => label.trim())
    const first = labels.find((label) => label !== '')
    if (first === undefined) return []
    return [
      {
        label: perLocale((locale) => labels[locales.indexOf(locale)] || first),
        swatch_value: swatch,
      },
    ]
  })

/** Divides pasted options into those that are new and those whose label the attribute, or an earlier line, has in some language. */
export function divideOptions(pasted: readonly PastedOption[], present: readonly Text3[]) {
  const taken = labelKeys(present)
  const added: PastedOption[] = []
  const known: PastedOption[] = []
  for (const option of pasted) {
    const keys = [...labelKeys([option.label])]
    const isKnown = keys.some((key) => taken.has(key))
    for (const key of keys) if (!isKnown) taken.add(key)
    ;(isKnown ? known : added).push(option)
  }
  return { added, known }
}
