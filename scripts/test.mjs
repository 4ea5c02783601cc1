// npm test: installs missing packages and a browser, and runs all checks.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fail, installPackages, run } from './setup.mjs'

const require = createRequire(import.meta.url)
// The headless shell runs the tests in two thirds of the time.
const ownBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const named = process.env.CHROMIUM_PATH
// The fallback fonts of visitors' machines: a test asserts that nothing moves when the web font replaces them.
const fonts = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSansArmenian-Regular.ttf',
}
const javaStarts = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

const isDebian = () =>
  existsSync('/etc/debian_version') && !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))
const mayInstall = () => isDebian() && process.getuid?.() === 0

/** Debian's packages that the tests need and this machine lacks. */
const missingPackages = () => [
  ...Object.keys(fonts).filter((name) => !existsSync(fonts[name])),
  ...(named || ownBrowsers.some((file) => existsSync(file)) ? [] : ['chromium-headless-shell']),
  ...(javaStarts() ? [] : ['default-jre-headless']),
]

/** Installs Debian's packages: all at once, or each alone where one of them cannot be installed. */
async function install(...names) {
  process.stdout.write(`Installing ${names.join(', ')}…\n`)
  const apt = 'apt-get install -y --no-install-recommends'
  const script = `apt-get update; ${apt} "$@" || for name; do ${apt} "$name"; done`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await once(spawn('sh', ['-c', script, 'apt', ...names], { stdio: 'ignore', env }), 'exit')
}

function findChromium() {
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which does not exist`)
  return [...ownBrowsers, require('playwright-core').chromium.executablePath()].find((file) =>
    existsSync(file),
  )
}

async function installBrowser() {
  if (mayInstall()) return install('chromium')
  process.stdout.write('Installing Chromium for the browser tests…\n')
  const cli = path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore' })
}

/** Whether the HTML validator can run: it needs Java. Where Java cannot be installed, the check is skipped with a notice. */
function findJava() {
  if (javaStarts()) return true
  if (mayInstall())
    fail('The HTML check needs Java: install it (Debian: apt install default-jre-headless)')
  process.stdout.write('Java is missing: the HTML check is skipped\n')
  return false
}

const missing = mayInstall() ? missingPackages() : []
// npm installs its packages meanwhile.
const installed = missing.length > 0 && install(...missing)
installPackages()
await installed
if (!findChromium()) await installBrowser()
const chromium = findChromium()
if (!chromium)
  fail(
    'The browser tests need Chromium: install it (Debian: apt install chromium) or name one in CHROMIUM_PATH',
  )
const version = execFileSync(chromium, ['--version'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
}).trim()
process.stdout.write(`Browser: ${version}\n`)
const java = findJava()
run('scripts/verify.ts', process.argv.slice(2), {
  CHROMIUM_PATH: chromium,
  ...(!java && { WITHOUT_JAVA: '1' }),
})
