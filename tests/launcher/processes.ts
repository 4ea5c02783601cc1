import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const all = () => readdirSync('/proc').filter((name) => /^\d+$/.test(name))
// A dead process that nobody has waited for yet keeps its number and no arguments.
const argumentsOf = (pid: string | number) => read(`/proc/${pid}/cmdline`)

/** Numbers of the living processes whose arguments or environment speak of a folder of the test's own, besides this one. */
export const processesAbout = (text: string): number[] => {
  // They may be killed: a text that says little would find other people's.
  if (!text.startsWith(os.tmpdir()) || text.length < os.tmpdir().length + 10)
    throw new RangeError(`not a test's folder: ${text}`)
  return all()
    .filter((pid) => Number(pid) !== process.pid && argumentsOf(pid) !== '')
    .filter((pid) => `${argumentsOf(pid)}\0${read(`/proc/${pid}/environ`)}`.includes(text))
    .map(Number)
}

/** Number of the process that runs a program for a text; undefined where none or several do. */
export function findProcess(program: string, text: string): number | undefined {
  const found = processesAbout(text).filter((pid) => argumentsOf(pid).includes(program))
  return found.length === 1 ? found[0] : undefined
}

/** Number of the one process that runs a program for a text. */
export function processOf(program: string, text: string): number {
  const pid = findProcess(program, text)
  if (pid === undefined) throw new Error(`not one process runs ${program} for ${text}`)
  return pid
}

/** Waits until a condition holds, at most so many seconds. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  seconds = 40,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50))
    if (await holds()) return
  throw new Error(`not within ${seconds} seconds: ${what}`)
}

/** The status of an answer; 0 where there is none. */
export const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
