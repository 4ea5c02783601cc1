import { randomInt } from 'node:crypto'

/** Whether the body of an answer shows the last write. */
export type Check = (body: string) => boolean

/** Something that the merchant changes. */
export interface SeenChange {
  /** Changes it to what it never was before, or back. Resolves once that is committed. */
  write(): Promise<void>
  /** The shop's addresses that have to show the last write. */
  shows(): Record<string, Check>
}

/** A word that no other one resembles: the search forgives typos. */
export const newMark = (): string =>
  Array.from({ length: 12 }, () => 'bdfgklmnprstvz'[randomInt(14)]! + 'aeiou'[randomInt(5)]!).join(
    '',
  )

/** A change to a new word, which the answers contain then. */
export function marked(
  write: (mark: string) => Promise<unknown>,
  shows: (mark: string) => string[] | Record<string, Check>,
): SeenChange {
  let mark = ''
  return {
    async write() {
      mark = newMark()
      await write(mark)
    },
    shows() {
      const shown = shows(mark)
      return Array.isArray(shown)
        ? Object.fromEntries(shown.map((path) => [path, (body: string) => body.includes(mark)]))
        : shown
    },
  }
}

/** A change to another sum of drams. */
export function priced(write: (drams: number) => Promise<unknown>, paths: string[]): SeenChange {
  let drams = 10_000
  const isShown: Check = (body) => body.replace(/[\s,.]|&nbsp;/gu, '').includes(String(drams))
  return {
    async write() {
      drams += 1
      await write(drams)
    },
    shows: () => Object.fromEntries(paths.map((path) => [path, isShown])),
  }
}

/** A change to and fro. */
export function turned(
  write: (on: boolean) => Promise<unknown>,
  shows: (on: boolean) => Record<string, Check>,
): SeenChange {
  let isOn = true
  return {
    async write() {
      await write(!isOn)
      isOn = !isOn
    },
    shows: () => shows(isOn),
  }
}
