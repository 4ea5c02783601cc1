import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fallbackCss, fallbackFile } from './fonts/fallbacks.ts'
import { measureLetters } from './fonts/letters.ts'
import { print } from './launcher/console.ts'

// `npm run fonts`: writes the metrics of the fallback fonts that pages use until Google Sans is loaded. `npm run fonts -- measure`
// first measures how often the shop's texts use each letter and its width in the fallback fonts; it needs Debian's fonts-liberation
// and fonts-noto-core.
const root = path.resolve(import.meta.dirname, '..')
if (process.argv[2] === 'measure') measureLetters()
writeFileSync(path.join(root, fallbackFile), fallbackCss())
print(`Written: ${fallbackFile}`)
