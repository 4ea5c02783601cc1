import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { chromiumPath } from './chromium.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** The demo shop of the measurements; its drawn pictures serve the next run. */
const folder = path.join(root, '.cache/lighthouse')
const port = '3999'
const run = promisify(execFile)
const version = '13.5.0'
const pages = {
  home: '/hy',
  listing: '/hy/shop/catalog?savings=true',
  product: '/hy/shop/products/milk-lori-3-2',
  cart: '/hy/shop/cart',
  checkout: '/hy/shop/checkout',
}
/** Each page is measured so often; the middle one by its performance counts. */
const times = 3
const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync'

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; scoreDisplayMode: string }
  >
}

/** Scores of 100, the figures behind the performance (milliseconds, but for the layout shift), and what cost points. */
interface Result {
  scores: Record<string, number>
  figures: Record<string, number>
  complaints: string[]
}

const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
]

function summarise({ categories, audits }: Report): Result {
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
    ),
    figures: Object.fromEntries(
      figures.map((name) => [name, Number((audits[name]?.numericValue ?? 0).toFixed(3))]),
    ),
    complaints: Object.entries(audits)
      .filter(
        ([, { score, scoreDisplayMode }]) =>
          score !== null && score < 0.9 && scoreDisplayMode === 'binary',
      )
      .map(([name, { title }]) => `${name}: ${title}`),
  }
}

/**
 * Measures one page as a phone sees it. The package is fetched for the run alone: the shop does not depend on it. A busy
 * machine now and then spoils its recording: then it tries again.
 */
async function measure(url: string, cookie: string, tries = 3): Promise<Result> {
  const file = path.join(folder, 'report.json')
  const command = ['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url]
  try {
    await run(
      'npm',
      [
        ...command,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${flags}`,
        `--extra-headers=${JSON.stringify({ cookie })}`,
      ],
      {
        // With the shop's own Node, in place of an older one on the machine.
        env: {
          ...process.env,
          ...(chromiumPath && { CHROME_PATH: chromiumPath }),
          PATH: [path.dirname(process.execPath), process.env['PATH']].join(path.delimiter),
        },
        cwd: folder,
      },
    )
  } catch (error) {
    if (tries > 1) return measure(url, cookie, tries - 1)
    throw error
  }
  return summarise(JSON.parse(await readFile(file, 'utf8')) as Report)
}

/** The whole shop as `npm start` runs it, once it answers; the function ends it. */
async function startDemo(): Promise<{ url: string; stop: () => Promise<void> }> {
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    ORIGIN: url,
    DATA_DIR: folder,
    DATABASE_URL: '',
    PICTURES: 'none',
  }
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('the shop did not start')
    await sleep(200)
  }
  return {
    url,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Creates a guest's cart with one product; returns its cookie. */
async function fillCart(url: string): Promise<string> {
  const json = async (path: string) => (await fetch(url + path)).json() as Promise<never>
  const { api_token }: { api_token: string } = await json('/api/checkout/cart/token')
  const { data }: { data: { id: number }[] } = await json('/api/products?limit=1')
  const added = await fetch(`${url}/api/checkout/cart/add/${data[0]!.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ api_token, quantity: 1 }),
  })
  if (!added.ok) throw new Error(`the cart refused a product: ${await added.text()}`)
  return `api_token=${api_token}`
}

// `npm run lighthouse`: home, listing, product, cart and checkout of a guest on a phone, with the demo; the results stay in bench/results.
await mkdir(folder, { recursive: true })
const shop = await startDemo()
try {
  const cookie = await fillCart(shop.url)
  const results: Record<string, Result> = {}
  for (const [name, address] of Object.entries(pages)) {
    const measured: Result[] = []
    // The first visit draws the pictures and fills the caches.
    await measure(shop.url + address, cookie)
    for (let turn = 0; turn < times; turn++)
      measured.push(await measure(shop.url + address, cookie))
    measured.sort((a, b) => a.scores['performance']! - b.scores['performance']!)
    const middle = measured[times >> 1]!
    results[name] = middle
    process.stdout.write(
      `${name.padEnd(9)}${JSON.stringify(middle.scores)} ${JSON.stringify(middle.figures)}\n`,
    )
    for (const complaint of middle.complaints) process.stdout.write(`         ${complaint}\n`)
  }
  const folder = path.join(import.meta.dirname, '../results')
  await mkdir(folder, { recursive: true })
  await writeFile(
    path.join(folder, 'lighthouse.json'),
    `${JSON.stringify({ lighthouse: version, results }, null, 2)}\n`,
  )
} finally {
  await shop.stop()
}
