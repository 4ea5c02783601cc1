import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { print, step } from './launcher/console.ts'

// `npm run verify`: runs every check, the quick ones first, and stops at the first failure.
const reports = mkdtempSync(path.join(os.tmpdir(), 'tsiran-verify-'))
const [units, browser] = [path.join(reports, 'vitest.json'), path.join(reports, 'playwright.json')]
const root = path.resolve(import.meta.dirname, '..')

interface Check {
  name: string
  commands: string[][]
  /** True prints the output as it comes; else it is printed on a failure only. */
  live?: boolean
}

const checks: Check[] = [
  {
    name: 'types',
    commands: [
      ['tsc', '-p', '.'],
      ['tsc', '-p', 'apps/storefront'],
      ['tsc', '-p', 'tests/e2e'],
    ],
  },
  { name: 'lint', commands: [['oxlint', '--deny-warnings']] },
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'unused code', commands: [['knip']] },
  { name: 'build', commands: [['node', 'scripts/build.ts']] },
  {
    name: 'unit, database and house tests',
    commands: [['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`]],
    live: true,
  },
  { name: 'browser tests', commands: [['playwright', 'test', '-c', 'tests/playwright.config.ts']], live: true },
]

async function run([command, ...args]: string[], live: boolean): Promise<boolean> {
  const child = spawn(command!, args, {
    cwd: root,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: browser },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0 && !live) print(`\n${output.trimEnd()}`)
  return code === 0
}

async function passes({ name, commands, live = false }: Check): Promise<boolean> {
  const all = async () => {
    for (const command of commands) if (!(await run(command, live))) return false
    return true
  }
  if (!live) return step(name, all)
  const start = performance.now()
  print(`${name}…`)
  const passed = await all()
  print(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return passed
}

function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

/** Passed and failed tests of both runners. A flaky test counts as failed. */
function count(): [passed: number, failed: number] {
  const vitest = readReport<{ numPassedTests: number; numFailedTests: number }>(units)
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(browser)?.stats
  const passed = (vitest?.numPassedTests ?? 0) + (stats?.expected ?? 0)
  return [passed, (vitest?.numFailedTests ?? 0) + (stats ? stats.unexpected + stats.flaky : 0)]
}

let failed: string | undefined
for (const check of checks) {
  if (failed === undefined && !(await passes(check))) failed = check.name
}
if (failed !== undefined) print(`\nStopped: ${failed} failed`)
const [passedTests, failedTests] = count()
rmSync(reports, { recursive: true, force: true })
print(`${passedTests} passed, ${failedTests} failed`)
process.exitCode = failed === undefined ? 0 : 1
