import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { TestReport } from './report.ts'

/**
 * Vitest's JSON report leaves the hooks out of a file's time, where databases are filled. This one has imports and hooks in it.
 *
 * @public Vitest loads it by its path.
 */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: TestReport = { passed: 0, failed: 0, files: [] }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed' || state === 'failed') report[state] += 1
      }
      const { prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
      const seconds = (prepareDuration + collectDuration + setupDuration + duration) / 1000
      report.files.push({ file: path.relative(process.cwd(), module.moduleId), seconds })
    }
    const file = process.env['VITEST_REPORT_FILE']
    if (file !== undefined) writeFileSync(file, JSON.stringify(report))
  }
}
