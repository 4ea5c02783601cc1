import { existsSync, rmSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/shop.ts'

// Where Node strips the types, positions are those of the sources: nothing is left to the hook that maps each frame of each call's
// stack, a fifth of Playwright's CPU time.
if (process.env['PW_DISABLE_TS_ESM'])
  delete (Error as { prepareStackTrace?: unknown }).prepareStackTrace

const root = path.resolve(import.meta.dirname, '..')
/** The next run reuses the generated pictures; the database is created again. */
const dataDir = path.join(root, '.cache/e2e')

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

// Every worker reads this file again; the first reading decides. `SHOP_URL` tests a running shop.
const given = process.env['SHOP_URL']
if (!given && !process.env['TSIRAN_E2E_PORT']) {
  process.env['TSIRAN_E2E_PORT'] = String(await freePort())
  rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true })
  const { stubMedia } = await import('./e2e/media.ts')
  stubMedia(path.join(dataDir, 'media'))
}
const port = process.env['TSIRAN_E2E_PORT']!
const url = given ?? `http://localhost:${port}`

const chromium = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find(existsSync)
/**
 * With `RenderDocument` every navigation lays the page that it leaves out once more, a tenth of the CPU time. Of two lists the
 * browser reads the last, so this one repeats what Playwright turns off for the sake of navigations and requests.
 */
const withoutFeatures = [
  'RenderDocument',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join()}`,
  // Pages are visited too briefly for optimized code to pay: without it, the browsers take a tenth less CPU time.
  '--js-flags=--no-maglev,--no-turbofan,--single-threaded-gc',
]

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: path.join(root, 'test-results'),
  // Tests of one file may use the same products: they run one after the other. Files of reading tests alone say otherwise.
  fullyParallel: false,
  // Browsers wait for the shop as often as they compute, and some tests for a shop of their own: four keep two cores busy.
  workers: 4,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: url,
    // A service worker would hide requests from the tests; its own test enables it.
    serviceWorkers: 'block',
    // Recording takes a sixth of the run's CPU time; `--trace=retain-on-failure` records where a failure needs it.
    trace: 'off',
    stubPictures: given !== undefined,
    launchOptions: { args: flags, ...(chromium && { executablePath: chromium }) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // Specs for every viewport; the other specs choose their own.
    {
      name: 'phone',
      testMatch: /(pages|purchase)\.spec\.ts$/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
  ],
  ...(!given && {
    webServer: {
      command: 'node scripts/start.mjs',
      cwd: root,
      url: `${url}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: {
        PORT: port,
        HOST: '127.0.0.1',
        ORIGIN: url,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        // No test cuts the power: commits need not wait for the disk.
        PGOPTIONS: '-c synchronous_commit=off',
        SEED: 'demo',
        PICTURES: 'none',
        // Buyers of these tests choose no district; admin-delivery.spec.ts starts a shop with zones.
        DEMO_ZONES: 'off',
        // All tests register and buy from one address.
        LIMIT_REGISTRATIONS_PER_NETWORK: '100000',
        LIMIT_GUEST_ORDERS_PER_CONTACT: '1000000',
        LIMIT_GUEST_ORDERS_PER_NETWORK: '1000000',
        LIMIT_GUEST_UNPAID_ORDERS: '1000000',
        LIMIT_CUSTOMER_ORDERS: '1000000',
        LIMIT_CUSTOMER_UNPAID_ORDERS: '1000000',
      },
    },
  }),
})
