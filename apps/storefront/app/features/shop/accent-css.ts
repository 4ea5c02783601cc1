import type { Accent } from '@tsiran/contract/channel'

/**
 * The merchant's colours in place of the shop's own tokens; empty without any. The values are checked by the API: six hexadecimal
 * digits each. Made by the server, so that pages do not carry what makes it.
 */
export const accentCss = (accent: Accent | null): string =>
  accent === null
    ? ''
    : `:root{${Object.entries(accent)
        .map(([name, color]) => `--color-${name.replace('_', '-')}:${color}`)
        .join(';')}}`
