const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (list: typeof browsers, text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** A browser's User-Agent header as people call it: `Chrome, Windows`; empty where it says neither. */
export const describeBrowser = (userAgent: string): string =>
  [firstOf(browsers, userAgent), firstOf(systems, userAgent)].filter(Boolean).join(', ')
