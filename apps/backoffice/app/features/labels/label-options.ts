import { defaultLocale, locales, type Locale } from '@tsiran/contract/locale'
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
  /** At least one; the first is the largest on the label. */
  languages: readonly Locale[]
}

/** How labels are printed, from an address; what it does not say, or says wrongly, is as usual. */
export function readLabelOptions(params: URLSearchParams): LabelOptions {
  const copies = Number(params.get('copies'))
  const asked = params.get('languages')?.split(',') ?? []
  const languages = locales.filter((locale) => asked.includes(locale))
  return {
    size: labelSizes.find((size) => size === params.get('size')) ?? 'roll',
    copies: Number.isInteger(copies) ? Math.min(maxCopies, Math.max(1, copies)) : 1,
    languages: languages.length > 0 ? languages : [defaultLocale],
  }
}

/** How labels are printed: the address keeps it. */
export function useLabelOptions() {
  const [params, setParams] = useSearchParams()
  const options = readLabelOptions(params)
  const change = (changes: Partial<LabelOptions>) => {
    const { size, copies, languages } = { ...options, ...changes }
    const next = new URLSearchParams(params)
    next.set('size', size)
    next.set('copies', String(copies))
    next.set('languages', languages.join(','))
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { options, change }
}
