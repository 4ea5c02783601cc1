import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { print, step } from './launcher/console.ts'
import {
  formatTimes,
  fromPlaywright,
  readJson,
  type PlaywrightReport,
  type TestReport,
} from './verify/report.ts'

// `npm run verify`: every check of the project, the quick ones first; it stops at the first that fails and says where the time went.
const folder = mkdtempSync(path.join(os.tmpdir(), 'tsiran-verify-'))
const [units, browser] = [path.join(folder, 'vitest.json'), path.join(folder, 'playwright.json')]
const root = path.resolve(import.meta.dirname, '..')

interface Check {
  name: string
  /** They run at the same time. */
  commands: string[][]
  /** True prints the output as it comes; else it is printed on a failure only. */
  live?: boolean
}

const checks: Check[] = [
  {
    name: 'types',
    // A project that has not changed since the last run is not checked again.
    commands: ['.', 'apps/storefront', 'apps/backoffice', 'tests/e2e'].map((project) => {
      const info = `node_modules/.cache/tsc/${project === '.' ? 'root' : project.replaceAll('/', '-')}.json`
      // Each of tsc's checkers checks the types of libraries again: one for a project takes half of the time of four.
      return ['tsc', '-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', info]
    }),
  },
  { name: 'lint', commands: [['oxlint', '--deny-warnings']] },
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'unused code', commands: [['knip']] },
  { name: 'build', commands: [['node', 'scripts/build.ts']] },
  {
    name: 'unit, database and house tests',
    commands: [
      ['vitest', 'run', '--reporter=default', '--reporter=./scripts/verify/vitest-reporter.ts'],
    ],
    live: true,
  },
  {
    name: 'browser tests',
    commands: [['playwright', 'test', '-c', 'tests/playwright.config.ts']],
    live: true,
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

async function passes({ name, commands, live = false }: Check): Promise<boolean> {
  const all = async () =>
    (await Promise.all(commands.map((command) => run(command, live)))).every(Boolean)
  if (!live) return step(name, all)
  const start = performance.now()
  print(`${name}…`)
  const passed = await all()
  print(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return passed
}

const times: { name: string; seconds: number }[] = []
let failed: string | undefined
for (const check of checks) {
  if (failed !== undefined) break
  const start = performance.now()
  if (!(await passes(check))) failed = check.name
  times.push({ name: check.name, seconds: (performance.now() - start) / 1000 })
}
const playwright = readJson<PlaywrightReport>(browser)
const reports = [readJson<TestReport>(units), playwright && fromPlaywright(playwright)].filter(
  (report) => report !== undefined,
)
rmSync(folder, { recursive: true, force: true })
const total = (name: 'passed' | 'failed') => reports.reduce((sum, report) => sum + report[name], 0)
const files = reports.flatMap((report) => report.files)
print(`\n${formatTimes(times, files)}`)
if (failed !== undefined) print(`\nStopped: ${failed} failed`)
print(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = failed === undefined ? 0 : 1
