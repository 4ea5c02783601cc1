// Runs one of the project's programs on the project's own Node, installing packages first where they are missing or old.
// Plain JavaScript without dependencies: it runs on whatever Node the machine has.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const marker = path.join(root, 'node_modules', '.tsiran-lock')
const oldestNode = 24

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  process.stdout.write('Installing packages (once)…\n')
  const npm = process.env.npm_execpath
  const flags = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, args] = npm ? [process.execPath, [npm, ...flags]] : ['npm', flags]
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0)
    fail(`The packages could not be installed: ${error?.message ?? `npm ended with ${status}`}. Is the npm registry reachable?`)
  writeFileSync(marker, lock)
}

function findNode() {
  const pinned = path.join(root, 'node_modules', '.bin', 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  return fail(`There is no packaged Node for ${process.platform}-${process.arch}: install Node ${oldestNode} or newer`)
}

install()
const node = findNode()
const [program, ...args] = process.argv.slice(2)
// Tools that the program starts find the same Node first.
const bin = path.join(root, 'node_modules', '.bin')
const child = spawn(node, [path.join(root, program), ...args], {
  // The program notices by the closed channel when this process is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
})
// Ctrl-C reaches the whole group; the program ends in its own order, and this waits for it.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
