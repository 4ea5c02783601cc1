// npm test: installs missing packages and a browser, and runs all checks.
import { execFileSync, spawnSync } from 'node:child_process'
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

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named)
    return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which does not exist`)
  return [...ownBrowsers, require('playwright-core').chromium.executablePath()].find((file) =>
    existsSync(file),
  )
}

const isDebian = () =>
  existsSync('/etc/debian_version') && !/^ID=ubuntu$/m.test(readFileSync('/etc/os-release', 'utf8'))
const mayInstall = () => isDebian() && process.getuid?.() === 0
const quietly = {
  stdio: ['ignore', 'ignore', 'pipe'],
  encoding: 'utf8',
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
}
const install = (name) =>
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quietly).status === 0

// The fallback fonts of visitors' machines: a test asserts that nothing moves when the web font replaces them.
const fonts = {
  'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
  'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSansArmenian-Regular.ttf',
}
const missingFonts = () =>
  mayInstall() ? Object.keys(fonts).filter((name) => !existsSync(fonts[name])) : []

function installBrowser() {
  process.stdout.write('Installing Chromium for the browser tests…\n')
  if (mayInstall()) {
    spawnSync('apt-get', ['update'], quietly)
    for (const name of missingFonts()) install(name)
    if (!findChromium() && !install('chromium-headless-shell')) install('chromium')
  } else {
    spawnSync(
      process.execPath,
      [
        path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js'),
        'install',
        'chromium',
      ],
      quietly,
    )
  }
}

const javaStarts = () => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** Whether the HTML validator can run: it needs Java. Where Java cannot be installed, the check is skipped with a notice. */
function findJava() {
  if (javaStarts()) return true
  if (!mayInstall()) {
    process.stdout.write('Java is missing: the HTML check is skipped\n')
    return false
  }
  process.stdout.write('Installing Java for the HTML check…\n')
  const name = 'default-jre-headless'
  if (!install(name)) {
    spawnSync('apt-get', ['update'], quietly)
    install(name)
  }
  return (
    javaStarts() ||
    fail('The HTML check needs Java: install it (Debian: apt install default-jre-headless)')
  )
}

installPackages()
if (!findChromium() || missingFonts().length > 0) installBrowser()
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
