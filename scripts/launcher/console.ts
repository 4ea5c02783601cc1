/** The shop cannot start or continue. The message is one line for people; it is empty if the reason is printed already. */
export class LauncherError extends Error {
  override name = 'LauncherError'
}

const onTerminal = process.stdout.isTTY === true
/** Milliseconds after which a step is announced without a terminal. */
const announceAfterMs = 2_000
/** The progress line on the terminal, cleared before anything else is printed. */
let progressLine = ''

const clear = () => {
  if (progressLine !== '') process.stdout.write('\r\u001B[K')
  progressLine = ''
}

const show = (line: string) => {
  clear()
  process.stdout.write(line)
  progressLine = line
}

/** Removes control and direction characters: text that people typed into the shop must not control a terminal. */
const plain = (text: string) => text.replace(/[^\P{C}\n\t]/gu, '')

/** Makes stored text one line, so that it cannot imitate another line of the output. */
export const oneLine = (text: string): string => plain(text.replace(/[\n\r\t\u2028\u2029]+/g, ' '))

/** Prints text without control characters. */
export function print(text: string): void {
  clear()
  process.stdout.write(`${plain(text)}\n`)
}

/** Prints an error or warning without control characters. */
export function warn(text: string): void {
  clear()
  process.stderr.write(`${plain(text)}\n`)
}

/** Shows a line that changes in place, on terminals only. */
export function showProgress(line: string): void {
  if (onTerminal) show(line)
}

const seconds = (start: number, digits: number) =>
  `${((performance.now() - start) / 1000).toFixed(digits)} s`

/**
 * Runs a longer step and prints how long it took. A terminal shows the seconds as they pass; elsewhere a slow step is announced
 * once. `work` gets a function that names the current part of the step.
 */
export async function step<T>(
  what: string,
  work: (onStep: (part: string) => void) => Promise<T>,
): Promise<T> {
  const start = performance.now()
  let part = ''
  const draw = () => show(`${what}${part && `: ${part}`}… ${seconds(start, 0)}`)
  if (onTerminal) draw()
  const timer = onTerminal
    ? setInterval(draw, 1_000)
    : setTimeout(print, announceAfterMs, `${what}…`)
  try {
    const result = await work((next) => {
      part = next.toLowerCase()
      if (onTerminal) draw()
    })
    print(`${what}: ${seconds(start, 1)}`)
    return result
  } finally {
    clearInterval(timer)
    clear()
  }
}
