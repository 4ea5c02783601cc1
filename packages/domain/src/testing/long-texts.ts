/** Milliseconds of the fastest of several runs: what the work itself takes, whatever else the machine does. */
function fastestRun(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 7; run++) {
    const start = performance.now()
    work()
    best = Math.min(best, performance.now() - start)
  }
  return best
}

/**
 * Whether a function reads a text in linear time, as it reads a plain one of the same length. V8 interprets an expression before it
 * compiles it and takes milliseconds for 32 000 characters then; quadratic time is hundreds of milliseconds.
 */
export const isLinear = (read: (text: string) => unknown, text: string, plain: string): boolean =>
  fastestRun(() => read(text)) < 20 * fastestRun(() => read(plain)) + 20

/** A text of so many characters that repeats its middle. */
export const fillText = (start: string, middle: string, end: string, length: number): string =>
  start + middle.repeat(Math.floor((length - start.length - end.length) / middle.length)) + end

/** Texts on which careless regular expressions take quadratic time, by what they hold. */
export const longTexts = (length: number): Record<string, string> => ({
  'blanks within': fillText('A', ' ', 'B 1', length),
  'tabs at the start': fillText('', '\t', 'x', length),
  'tabs within': fillText('A', '\t', 'x', length),
  'blanks of other scripts': fillText('A', '\u00a0', 'x', length),
  commas: fillText('A', ', ', 'x', length),
  quotes: fillText('"', '""', 'x', length),
  'open quotes': fillText('', '";', 'x', length),
  digits: fillText('A ', '1', 'x', length),
  'groups of digits': fillText('A ', '000 ', 'x', length),
  'lines of blanks': fillText('A', ' \n', 'x', length),
})
