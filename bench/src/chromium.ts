import { existsSync } from 'node:fs'

/** The machine's Chromium; undefined where it has none. */
export const chromiumPath = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-headless-shell',
].find(existsSync)
