import { readFileSync } from 'node:fs'

/** What a test runner reports of its run. */
export interface TestReport {
  passed: number
  failed: number
  files: FileTime[]
}

/** How long the tests of one file took, their hooks included. */
export interface FileTime {
  file: string
  seconds: number
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { tests: { results: { duration: number }[] }[] }[]
}

const slowestFiles = 10

/** The JSON of a file; undefined where there is none, as after a run that ended early. */
export function readJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

const millisecondsOf = ({ specs, suites = [] }: PlaywrightSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + millisecondsOf(suite), 0)

/** A file that runs in several browsers is one. A test that passed only when repeated has failed. */
export function fromPlaywright({ stats, suites }: PlaywrightReport): TestReport {
  const times = new Map<string, number>()
  for (const suite of suites)
    times.set(suite.file, (times.get(suite.file) ?? 0) + millisecondsOf(suite) / 1000)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    files: [...times].map(([file, seconds]) => ({ file: `tests/e2e/${file}`, seconds })),
  }
}

const toLine = (name: string, seconds: number) => `${seconds.toFixed(1).padStart(7)} s  ${name}`

/** How long each check took, then the slowest test files. Files run side by side: their times add up to more than their check's. */
export function formatTimes(
  checks: readonly { name: string; seconds: number }[],
  files: readonly FileTime[],
): string {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestFiles)
  return [
    'Checks:',
    ...checks.map(({ name, seconds }) => toLine(name, seconds)),
    ...(slowest.length > 0 ? ['Slowest test files:'] : []),
    ...slowest.map(({ file, seconds }) => toLine(file, seconds)),
  ].join('\n')
}
