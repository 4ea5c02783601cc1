import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDir, findHolder } from './instance-lock.ts'
import { LauncherError } from './console.ts'

let dataDir: string
let children: ChildProcess[]
const file = () => path.join(dataDir, 'launcher.pid')
const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'tsiran-lock-'))
  children = []
})
afterEach(async () => {
  // Its socket lives as long as a process, and the next test's folder may get the same inode.
  await Promise.all(
    children.map((child) => hasEnded(child) || (child.kill('SIGKILL'), once(child, 'exit'))),
  )
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs a program of another process that holds the folder until it is killed; says "holds" or the refusal. */
async function hold(program = 'orders.ts'): Promise<{ child: ChildProcess; said: string }> {
  const module = path.resolve(import.meta.dirname, 'instance-lock.ts')
  const code = `process.argv[1] = ${JSON.stringify(program)}
    const { lockDataDir } = await import(${JSON.stringify(module)})
    await lockDataDir(${JSON.stringify(dataDir)}).then(() => process.stdout.write('holds'), (error) => process.stdout.write(error.message))
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = (await once(child.stdout!, 'data')) as [Buffer]
  return { child, said: String(said) }
}

test.each(['orders.ts', 'comments.ts', 'mail.ts', 'seed.ts', 'any-new-command.ts'])(
  'a folder that %s works on is refused',
  async (program) => {
    const { child } = await hold(program)
    await expect(lockDataDir(dataDir)).rejects.toThrow(
      `another command works on ${dataDir} (process ${child.pid})`,
    )
    expect(await findHolder(dataDir)).toEqual({ pid: child.pid, program })
    expect(await readFile(file(), 'utf8')).toBe(String(child.pid))
  },
)

test('one of many simultaneous starts wins the lock of a dead process', async () => {
  const { child } = await hold('start.ts')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(existsSync(file())).toBe(true)
  const started = await Promise.all(Array.from({ length: 6 }, () => hold('start.ts')))
  const winners = started.filter(({ said }) => said === 'holds')
  expect(winners).toHaveLength(1)
  expect(await readFile(file(), 'utf8')).toBe(String(winners[0]!.child.pid))
  for (const { said } of started.filter((one) => one !== winners[0]))
    expect(said).toMatch('the shop already runs from')
})

test('a program that ends leaves the lock of the next one alone', async () => {
  const release = await lockDataDir(dataDir)
  release()
  expect(existsSync(file())).toBe(false)
  const { child } = await hold()
  release()
  expect(await readFile(file(), 'utf8')).toBe(String(child.pid))
  await expect(lockDataDir(dataDir)).rejects.toThrow(LauncherError)
})

test('another path to the same folder is the same lock', async () => {
  const link = `${dataDir}-link`
  await symlink(dataDir, link)
  const release = await lockDataDir(dataDir)
  await expect(lockDataDir(link)).rejects.toThrow(LauncherError)
  release()
  await rm(link)
})

test('a launcher of an earlier version, which has only the file, holds the folder', async () => {
  const other = spawn(process.execPath, [
    '-e',
    'setInterval(() => undefined, 1000)',
    'scripts/start.ts',
  ])
  children.push(other)
  await once(other, 'spawn')
  await writeFile(file(), String(other.pid))
  await expect(lockDataDir(dataDir)).rejects.toThrow(
    `the shop already runs from ${dataDir} (process ${other.pid})`,
  )
  expect(await readFile(file(), 'utf8')).toBe(String(other.pid))
})

test('the pid of a dead process, or of another program, locks nothing', async () => {
  for (const pid of ['4194304999', String(process.ppid), 'nonsense']) {
    await writeFile(file(), pid)
    const release = await lockDataDir(dataDir)
    release()
  }
  expect(await findHolder(dataDir)).toBeUndefined()
})

test('a folder where the system makes none is refused at once, with its folders above', async () => {
  await expect(lockDataDir('/proc/tsiran/data')).rejects.toThrow(
    'the data folder /proc/tsiran/data cannot be written (ENOENT): set DATA_DIR to another',
  )
  const nested = path.join(dataDir, 'new', 'data')
  ;(await lockDataDir(nested))()
  expect(existsSync(nested)).toBe(true)
})
