import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { unpackWoff } from './unpack-woff.ts'

/** The scripts that papers are set in, the likeliest first. Each has a font file of its own. */
export const scripts = ['latin', 'armenian', 'cyrillic', 'latin-ext'] as const
export type Script = (typeof scripts)[number]
export type Weight = 400 | 700

interface ScriptFont {
  /** Name of the font in the document. */
  name: string
  file: Buffer
  font: Font
}

const { resolve } = createRequire(import.meta.url)
const loaded: Record<Weight, Map<Script, ScriptFont>> = { 400: new Map(), 700: new Map() }

/** The font of a script, loaded once. */
export function fontOf(script: Script, weight: Weight): ScriptFont {
  const found = loaded[weight].get(script)
  if (found) return found
  const name = `${script}-${weight}`
  const file = unpackWoff(
    readFileSync(resolve(`@fontsource/google-sans/files/google-sans-${name}-normal.woff`)),
  )
  const read = { name, file, font: create(file) as Font }
  loaded[weight].set(script, read)
  return read
}
