// The start of every command: installs the packages and finds the project's own Node.
// Plain JavaScript without dependencies: it runs on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = path.join(root, 'node_modules')
const minNode = 24

/** Prints one line and ends the command. */
export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether node_modules matches the lock file, by npm's own record. */
function isInstalled() {
  const written = path.join(modules, '.package-lock.json')
  if (!existsSync(written)) return false
  const found = readPackages(written)
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).every(
    ([place, wanted]) => {
      if (place === '' || wanted.optional) return true
      return (
        place in found &&
        found[place].version === wanted.version &&
        found[place].link === wanted.link
      )
    },
  )
}

function npm(...args) {
  const own = process.env.npm_execpath
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []]
  return spawnSync(command, [...first, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

const reasonOf = ({ error, stderr, status }) =>
  error?.message ??
  (stderr
    .split('\n')
    .map((line) => line.replace(/^npm (error|warn)\s*/, ''))
    .find((line) => line !== '' && !/^(code|errno|A complete log)\b/.test(line)) ||
    `npm ended with ${status}`)

/** Installs the packages if they are missing or differ from the lock file. */
export function installPackages() {
  if (isInstalled()) return
  const started = Date.now()
  process.stdout.write('Installing packages, about a minute…\n')
  let result = npm('ci')
  if (result.status !== 0) {
    process.stdout.write(`npm ci failed (${reasonOf(result)}), trying npm install…\n`)
    result = npm('install')
  }
  if (result.status !== 0) fail(`The packages could not be installed: ${reasonOf(result)}`)
  process.stdout.write(`Packages installed: ${Math.round((Date.now() - started) / 1000)} s\n`)
}

function findNode() {
  const pinned = path.join(modules, '.bin', 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= minNode) return process.execPath
  return fail(
    `There is no packaged Node for ${process.platform}-${process.arch}: install Node ${minNode} or newer`,
  )
}

/** Runs one of the project's programs on the project's Node in place of this process. */
export function run(program, args, env = {}) {
  // Tools that the program starts use the same Node.
  const bin = path.join(modules, '.bin')
  const child = spawn(findNode(), [path.join(root, program), ...args], {
    // The closed IPC channel tells the program that this process was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  })
  // The program shuts down in its own order, and this process waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGUSR2'])
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
