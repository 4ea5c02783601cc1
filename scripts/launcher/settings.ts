import { readConfig, type Config } from '@tsiran/server/config'
import { ConfigError } from '@tsiran/server/config-values'
import { LauncherError } from './console.ts'

export interface Settings extends Config {
  /** True without `DATABASE_URL`: the shop brings its own PostgreSQL. */
  embedded: boolean
  /** False for a merchant's own shop: no demo products, pictures and accounts. */
  demo: boolean
  /** True gives the demo zones of deliveries with slots, so that buyers choose a district and a time. */
  demoZones: boolean
  /** True draws the demo's pictures in advance; else each is drawn on its first request. */
  drawPictures: boolean
}

function choice(
  env: NodeJS.ProcessEnv,
  name: string,
  values: readonly [fallback: string, other: string],
): string {
  const value = env[name] || values[0]
  if (!values.includes(value))
    throw new ConfigError(`${name} is "${value}": it takes ${values.join(' or ')}`)
  return value
}

/** Reads the launcher's settings and the server's with them. Throws {@link LauncherError} on a wrong value. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  try {
    const embedded = !env['DATABASE_URL']
    // A server's database is a merchant's: demo accounts, whose passwords are public, are created there on request only.
    const demo = choice(env, 'SEED', embedded ? ['demo', 'none'] : ['none', 'demo']) === 'demo'
    // By default a demo shop takes cards through the sandbox bank.
    const sandbox =
      demo && !env['AMERIABANK_CLIENT_ID'] && !env['SANDBOX_BANK'] ? { SANDBOX_BANK: 'on' } : {}
    const config = readConfig({
      ...env,
      ...sandbox,
      DATABASE_URL: env['DATABASE_URL'] || 'postgres://embedded',
    })
    return {
      ...config,
      embedded,
      demo,
      demoZones: choice(env, 'DEMO_ZONES', ['on', 'off']) === 'on',
      drawPictures: demo && choice(env, 'PICTURES', ['all', 'none']) === 'all',
    }
  } catch (error) {
    throw error instanceof ConfigError ? new LauncherError(error.message) : error
  }
}
