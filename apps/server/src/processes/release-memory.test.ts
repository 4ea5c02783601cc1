import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { nodeFlags } from '../node-flags.ts'
import { releaseRule } from './release-memory.ts'

const mib = 1024 * 1024

test('memory is released once, in the first quiet interval after a busy one', () => {
  const rule = releaseRule()
  expect(rule.isDue(0.5, 280 * mib)).toBe(false)
  expect(rule.isDue(0.01, 280 * mib)).toBe(true)
  rule.released(190 * mib)
  expect(rule.isDue(0.01, 280 * mib)).toBe(false)
  expect(rule.isDue(0.5, 280 * mib)).toBe(false)
  expect(rule.isDue(0.01, 280 * mib)).toBe(true)
})

test('what a process needs is not worth a pause', () => {
  const rule = releaseRule()
  expect(rule.isDue(0.01, 199 * mib)).toBe(false)
  expect(rule.isDue(0.5, 300 * mib)).toBe(false)
  expect(rule.isDue(0.01, 300 * mib)).toBe(true)
  rule.released(260 * mib)
  expect(rule.isDue(0.5, 299 * mib)).toBe(false)
  expect(rule.isDue(0.01, 299 * mib)).toBe(false)
})

test('a quiet process gives back what its work has left', async () => {
  const program = `
    import { releaseMemoryWhenQuiet } from ${JSON.stringify(new URL('release-memory.ts', import.meta.url).href)}
    const objects = Array.from({ length: 4_000_000 }, (_, number) => ({ number }))
    const busy = process.memoryUsage.rss()
    objects.length = 0
    releaseMemoryWhenQuiet(100)
    setInterval(() => {
      const quiet = process.memoryUsage.rss()
      if (quiet > busy / 2) return
      console.log(busy, quiet)
      process.exit()
    }, 100)`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...nodeFlags, '--input-type=module', '-e', program],
    { timeout: 15_000 },
  )
  const [busy, quiet] = stdout.split(' ').map(Number)
  expect(busy).toBeGreaterThan(200 * mib)
  expect(quiet! / busy!).toBeLessThanOrEqual(0.5)
})
