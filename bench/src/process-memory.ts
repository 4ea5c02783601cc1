import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const readProc = (file: string) => readFile(`/proc/${file}`, 'utf8').catch(() => '')

/** A process's memory in MiB; NaN if the system does not report it. */
export interface ProcessMemory {
  /** All pages in memory. */
  resident: number
  /** The same with each shared page divided among the processes that share it, such as the code of Node. */
  share: number
}

export async function memoryOf(pid: number): Promise<ProcessMemory> {
  const rollup = await readProc(`${pid}/smaps_rollup`)
  const read = (name: string) =>
    Math.round(Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1024)
  return { resident: read('Rss'), share: read('Pss') }
}

/** Seconds without work in which a server returns what a load has left, and the aim in MiB for what it keeps. */
export const quiet = {
  seconds: 30,
  budget: 200,
  wait: () => sleep(30_000),
}

/** Processes that a process has started, the server's behind a port among them. */
export const childrenOf = async (pid: number): Promise<number[]> =>
  (await readProc(`${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number)
