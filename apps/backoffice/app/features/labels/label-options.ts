import { defaultLocale, locales, type Locale } from '@tsiran/contract/locale'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** `roll`: one label of 58 × 40 mm a page, as label printers have it; `sheet`: A4 with 3 × 8 labels of 70 × 37 mm. */
export const labelSizes = ['roll', 'sheet'] as const
export type LabelSize = (typeof labelSizes)[number]
/** Copies of each label at most. */
export const maxCopies = 20
export const labelsOfSheet = 24

export interface LabelOptions {
  size: LabelSize
  copies: number
  /** Copies of single variants, where they are not as many as of the others. */
  copiesOf: ReadonlyMap<number, number>
  /** The place of the first label, by rows from 1: a sheet may have been begun. */
  start: number
  /** At least one; the first is the largest on the label. */
  languages: readonly Locale[]
}

const readWhole = (text: string | null, max: number): number => {
  const value = Number(text)
  return Number.isInteger(value) ? Math.min(max, Math.max(1, value)) : 1
}

/** Variants with their copies: `12:3,15:1`. */
function readCopiesOf(text: string): Map<number, number> {
  const pairs = text.matchAll(/(?<=^|,)(\d{1,10}):(\d{1,3})(?=,|$)/g)
  return new Map([...pairs].map(([, id, copies]) => [Number(id), readWhole(copies!, maxCopies)]))
}

/** How labels are printed, from an address; what it does not say, or says wrongly, is as usual. */
export function readLabelOptions(params: URLSearchParams): LabelOptions {
  const asked = params.get('languages')?.split(',') ?? []
  const languages = locales.filter((locale) => asked.includes(locale))
  return {
    size: labelSizes.find((size) => size === params.get('size')) ?? 'roll',
    copies: readWhole(params.get('copies'), maxCopies),
    copiesOf: readCopiesOf(params.get('of') ?? ''),
    start: readWhole(params.get('start'), labelsOfSheet),
    languages: languages.length > 0 ? languages : [defaultLocale],
  }
}

/** How many labels of a variant are printed. */
export const copiesOfVariant = ({ copies, copiesOf }: LabelOptions, id: number): number =>
  copiesOf.get(id) ?? copies

/**
 * How labels are printed. The address keeps it, but follows after a moment: until then a box would show its old state, and the next
 * change begin from it.
 */
export function useLabelOptions() {
  const [params, setParams] = useSearchParams()
  const [options, setOptions] = useState(() => readLabelOptions(params))
  const change = (changes: Partial<LabelOptions>) => {
    const changed = { ...options, ...changes }
    setOptions(changed)
    const { size, copies, copiesOf, start, languages } = changed
    const next = new URLSearchParams(params)
    next.set('size', size)
    next.set('copies', String(copies))
    next.set('of', [...copiesOf].map((pair) => pair.join(':')).join(','))
    next.set('start', String(start))
    next.set('languages', languages.join(','))
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { options, change }
}
