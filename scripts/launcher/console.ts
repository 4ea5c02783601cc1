/** The shop cannot start or go on. The message is one line for people; an empty one was said already by who failed. */
export class LauncherError extends Error {
  override name = 'LauncherError'
}

const onTerminal = process.stdout.isTTY === true
const timeoutMs = 2_000
/** The line that a terminal shows for the step under way, to be put away before anything else is said. */
let open = ''

const clear = () => {
  if (open !== '') process.stdout.write('\r\u001B[K')
  open = ''
}

const show = (line: string) => {
  clear()
  process.stdout.write(line)
  open = line
}

/** A terminal obeys control characters, and writes backwards for some: what people typed into the shop must not reach it. */
const plain = (text: string) => text.replace(/[^\P{C}\n\t]/gu, '')

/** Makes stored text one line, so that it cannot look like a line of its own. */
export const oneLine = (text: string): string => plain(text.replace(/[\n\r\t\u2028\u2029]+/g, ' '))

/** Prints text, without what a terminal would obey. */
export function print(text: string): void {
  clear()
  process.stdout.write(`${plain(text)}\n`)
}

/** Prints text about something that went wrong, without what a terminal would obey. */
export function warn(text: string): void {
  clear()
  process.stderr.write(`${plain(text)}\n`)
}

/** Shows a line that changes in place; only a terminal can. */
export function showProgress(line: string): void {
  if (onTerminal) show(line)
}

const seconds = (start: number, digits: number) => `${((performance.now() - start) / 1000).toFixed(digits)} s`

/**
 * Runs a longer step and says how long it took. A terminal shows the seconds as they pass; elsewhere a step that takes
 * its time is announced once. `tell` names the part of the step under way.
 */
export async function step<T>(what: string, work: (tell: (part: string) => void) => Promise<T>): Promise<T> {
  const start = performance.now()
  let part = ''
  const draw = () => show(`${what}${part && `: ${part}`}… ${seconds(start, 0)}`)
  if (onTerminal) draw()
  const timer = onTerminal ? setInterval(draw, 1_000) : setTimeout(print, timeoutMs, `${what}…`)
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
