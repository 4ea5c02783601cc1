// What every command of the project begins with: the packages and the project's own Node.
// Plain JavaScript without dependencies: it runs on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = path.join(root, 'node_modules')
const oldestNode = 24

/** Ends the command with one line for people. */
export function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Tells whether what npm last wrote down about node_modules is what the lock file asks for. */
function isInstalled() {
  const written = path.join(modules, '.package-lock.json')
  if (!existsSync(written)) return false
  const found = readPackages(written)
  return Object.entries(readPackages(path.join(root, 'package-lock.json'))).every(([place, wanted]) => {
    if (place === '' || wanted.optional) return true
    return place in found && found[place].version === wanted.version && found[place].link === wanted.link
  })
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

const lastWords = ({ error, stderr, status }) =>
  error?.message ??
  (stderr
    .split('\n')
    .map((line) => line.replace(/^npm (error|warn)\s*/, ''))
    .find((line) => line !== '' && !/^(code|errno|A complete log)\b/.test(line)) ||
    `npm ended with ${status}`)

/** Installs the packages where they are missing or older than the lock file. */
export function installPackages() {
  if (isInstalled()) return
  const started = Date.now()
  process.stdout.write('Installing the packages, about a minute…\n')
  let result = npm('ci')
  if (result.status !== 0) {
    process.stdout.write(`npm ci failed (${lastWords(result)}), trying npm install…\n`)
    result = npm('install')
  }
  if (result.status !== 0) fail(`The packages could not be installed: ${lastWords(result)}`)
  process.stdout.write(`Packages installed: ${Math.round((Date.now() - started) / 1000)} s\n`)
}

function findNode() {
  const pinned = path.join(modules, '.bin', 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  return fail(`There is no packaged Node for ${process.platform}-${process.arch}: install Node ${oldestNode} or newer`)
}

/** Replaces this process, as far as Node can, by one of the project's programs on the project's Node. */
export function run(program, args, env = {}) {
  // Tools that the program starts find the same Node first.
  const bin = path.join(modules, '.bin')
  const child = spawn(findNode(), [path.join(root, program), ...args], {
    // The program notices by the closed channel when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  })
  // The program ends in its own order, and this waits for it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
