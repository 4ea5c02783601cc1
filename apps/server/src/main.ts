import cluster from 'node:cluster'
import { readConfig } from './config.ts'
import { startProblem } from './start-problem.ts'

/** Exits with one line for people instead of a stack. */
function die(message: string): never {
  process.stderr.write(`Tsiran cannot start: ${message}\n`)
  process.exit(1)
}

/** Starts the shop's server: in this process, or in several that this one starts. */
async function main(): Promise<void> {
  try {
    const config = readConfig(process.env)
    // What starts the others loads none of the shop's code.
    if (cluster.isPrimary && config.processes > 1)
      await (await import('./processes/supervise.ts')).superviseProcesses(config)
    else await (await import('./serve.ts')).serve(config)
  } catch (error) {
    const problem = startProblem(error)
    if (problem === undefined) throw error
    die(problem)
  }
}

await main()
