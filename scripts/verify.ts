import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { print } from './launcher/console.ts'
import {
  formatTimes,
  fromPlaywright,
  readJson,
  type PlaywrightReport,
  type TestReport,
} from './verify/report.ts'

// `npm run verify`: every check of the project, the quick ones first and side by side; it stops where some fail and says where the
// time went.
const folder = mkdtempSync(path.join(os.tmpdir(), 'tsiran-verify-'))
const [units, browser] = [path.join(folder, 'vitest.json'), path.join(folder, 'playwright.json')]
const root = path.resolve(import.meta.dirname, '..')

interface Check {
  name: string
  command: string[]
}

/** A project's types. What has not changed since the last run is not checked again. */
const typesOf = (project: string, name: string): Check => {
  const info = `node_modules/.cache/tsc/${name}.json`
  // Each of tsc's checkers checks the types of libraries again: one for a project takes half of the time of four.
  const flags = ['--checkers', '1', '--incremental', '--tsBuildInfoFile', info]
  return { name: `types of the ${name}`, command: ['tsc', '-p', project, ...flags] }
}

/** Their output is printed on a failure only. */
const quickChecks: Check[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'build', command: ['node', 'scripts/build.ts'] },
  typesOf('.', 'server'),
  typesOf('apps/backoffice', 'back office'),
  typesOf('apps/storefront', 'storefront'),
  typesOf('tests/e2e', 'browser tests'),
  { name: 'unused code', command: ['knip'] },
]

/** Their output is printed as it comes. */
const tests: Check[] = [
  {
    name: 'unit, database and house tests',
    command: [
      'node',
      // A larger young generation takes a twelfth less CPU time.
      '--min-semi-space-size=32',
      '--max-semi-space-size=64',
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=./scripts/verify/vitest-reporter.ts',
    ],
  },
  {
    name: 'browser tests',
    command: ['playwright', 'test', '-c', 'tests/playwright.config.ts'],
  },
]

async function run([command, ...args]: string[], live: boolean): Promise<boolean> {
  const child = spawn(command!, args, {
    cwd: root,
    stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
    // `CI` makes an obsolete snapshot a failure everywhere, not only in CI.
    env: {
      ...process.env,
      CI: '1',
      // Servers that the tests start load compiled code from here, in half of the time.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      // Node strips the types of the browser tests in place of Playwright's compiler.
      PW_DISABLE_TS_ESM: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: browser,
      VITEST_REPORT_FILE: units,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0 && !live) print(`\n${output.trimEnd()}`)
  return code === 0
}

const times: { name: string; seconds: number }[] = []
const failed: string[] = []

async function check({ name, command }: Check, live: boolean): Promise<void> {
  const start = performance.now()
  if (live) print(`${name}…`)
  const passed = await run(command, live)
  const seconds = (performance.now() - start) / 1000
  print(`${name}: ${passed ? '' : 'failed, '}${seconds.toFixed(1)} s`)
  times.push({ name, seconds })
  if (!passed) failed.push(name)
}

const waiting = [...quickChecks]
const checkWaiting = async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) await check(next, false)
}
await Promise.all(Array.from({ length: os.availableParallelism() }, checkWaiting))
for (const test of tests) if (failed.length === 0) await check(test, true)
const playwright = readJson<PlaywrightReport>(browser)
const reports = [readJson<TestReport>(units), playwright && fromPlaywright(playwright)].filter(
  (report) => report !== undefined,
)
rmSync(folder, { recursive: true, force: true })
const total = (name: 'passed' | 'failed') => reports.reduce((sum, report) => sum + report[name], 0)
const files = reports.flatMap((report) => report.files)
print(`\n${formatTimes(times, files)}`)
if (failed.length > 0) print(`\nStopped: ${failed.join(', ')} failed`)
print(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
