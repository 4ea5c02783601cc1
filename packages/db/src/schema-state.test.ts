import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-version-'))
  await mkdir(path.join(folder, 'src'))
  await mkdir(path.join(folder, 'migrations'))
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  for (const name of ['schema-state.ts', 'migration-files.ts'])
    await cp(new URL(name, import.meta.url), path.join(folder, 'src', name))
  await writeFile(path.join(folder, 'migrations/0001_first.sql'), 'select 1')
})
afterEach(() => rm(folder, { recursive: true }))

/** The schema's state as a process of the copied version reads it, in which other files appear once it runs. */
async function stateAfter(update: string, applied: string[]) {
  const script = `
    import { writeFileSync } from 'node:fs'
    import { readSchemaState } from './src/schema-state.ts'
    ${update}
    console.log(JSON.stringify(await readSchemaState(async () => ${JSON.stringify(applied.map((name) => ({ name })))})))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { cwd: folder },
  )
  return JSON.parse(stdout) as unknown
}
const next = `writeFileSync('migrations/0002_next.sql', 'select 2')`

test('a running server misses nothing of the next release, whose files replace its own before it is first asked', async () => {
  expect(await stateAfter(next, ['0001_first.sql'])).toEqual({ pending: [], dropping: [] })
  expect(await stateAfter('', ['0001_first.sql'])).toMatchObject({ pending: ['0002_next.sql'] })
})
