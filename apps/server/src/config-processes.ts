import { availableParallelism } from 'node:os'
import { ConfigError } from './config-values.ts'

const maxProcesses = 32

/** By default one for each two cores, since the database needs some. Development has one, whose sources Vite follows. */
export function countProcesses(text: string, development: boolean): number {
  const cores = availableParallelism()
  const count =
    text === 'auto' ? Math.max(1, Math.min(Math.floor(cores / 2), maxProcesses)) : Number(text)
  if (!Number.isInteger(count) || count < 1 || count > maxProcesses)
    throw new ConfigError(
      `PROCESSES is "${text}": it takes auto or a whole number from 1 to ${maxProcesses}`,
    )
  return development ? 1 : count
}

/** Connections of each process: PostgreSQL allows a hundred by default, and each process listens over one more. */
export const defaultConnections = (processes: number) => Math.min(16, Math.floor(80 / processes))
