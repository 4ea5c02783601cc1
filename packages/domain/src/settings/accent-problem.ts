import type { FieldMessage } from '../errors.ts'
import { darkAccent, isColor, lightContrast, minContrast } from '../shared/accent.ts'

/** What is wrong with a colour of actions: none of six hexadecimal digits, or text in it is too pale to read. */
export function accentProblem(color: string): FieldMessage | undefined {
  if (color === '') return undefined
  if (!isColor(color)) return { key: 'color' }
  const contrast = lightContrast(color)
  return contrast >= minContrast
    ? undefined
    : { key: 'accentContrast', values: { contrast, min: minContrast, dark: darkAccent(color) } }
}
