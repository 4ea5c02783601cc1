import { expect, test } from 'vitest'
import { formatTimes, fromPlaywright } from './report.ts'

const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})

test('a browser test that passed only when repeated has failed, and a file in two windows is one', () => {
  const report = fromPlaywright({
    stats: { expected: 4, unexpected: 1, flaky: 2 },
    suites: [
      {
        file: 'cart.spec.ts',
        specs: [spec(1_000, 2_000)],
        suites: [{ file: 'cart.spec.ts', specs: [spec(500)] }],
      },
      { file: 'pages.spec.ts', specs: [spec(3_000)] },
      { file: 'pages.spec.ts', specs: [spec(4_000)] },
    ],
  })
  expect(report).toEqual({
    passed: 4,
    failed: 3,
    files: [
      { file: 'tests/e2e/cart.spec.ts', seconds: 3.5 },
      { file: 'tests/e2e/pages.spec.ts', seconds: 7 },
    ],
  })
})

test('the checks come in their order, and of the test files the ten slowest', () => {
  const files = Array.from({ length: 12 }, (_, index) => ({
    file: `${index}.test.ts`,
    seconds: index,
  }))
  const lines = formatTimes([{ name: 'types', seconds: 8.24 }], files).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'Checks:',
    '    8.2 s  types',
    'Slowest test files:',
    '   11.0 s  11.test.ts',
  ])
  expect(lines).toHaveLength(13)
})

test('a run that ended before its tests names its checks alone', () => {
  expect(formatTimes([{ name: 'types', seconds: 8 }], [])).toBe('Checks:\n    8.0 s  types')
})
