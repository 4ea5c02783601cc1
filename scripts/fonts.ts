import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fallbackCss, fallbackFile } from './fonts/fallbacks.ts'
import { measureLetters } from './fonts/letters.ts'
import { print } from './launcher/console.ts'

// `npm run fonts`: writes the faces that pages have until Google Sans arrives. `npm run fonts -- measure` first measures anew how often the
// shop's texts write each letter, and how wide the stand-ins have it, which takes Debian's packages fonts-liberation and fonts-noto-core.
const root = path.resolve(import.meta.dirname, '..')
if (process.argv[2] === 'measure') measureLetters()
writeFileSync(path.join(root, fallbackFile), fallbackCss())
print(`Written: ${fallbackFile}`)
