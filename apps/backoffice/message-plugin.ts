import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { splitMessages, type Texts } from './message-parts.ts'

const address = /^virtual:messages\/(\w+)\/(start|pages)$/

/** Offers the parts of a language's texts as modules: `virtual:messages/hy/start`. */
export function messageParts(): Plugin {
  return {
    name: 'message-parts',
    resolveId: (id) => (address.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, locale, part] = address.exec(id.slice(1)) ?? []
      if (!locale) return undefined
      const read = (name: string) => {
        const file = fileURLToPath(import.meta.resolve(`@tsiran/i18n/messages/${name}.json`))
        this.addWatchFile(file)
        return JSON.parse(readFileSync(file, 'utf8')) as Texts
      }
      const parts = splitMessages({ shop: read(locale), admin: read(`admin/${locale}`) })
      return `export default ${JSON.stringify(parts[part as keyof typeof parts])}`
    },
  }
}
