import { ConfigError, readConfig, type Config } from '@tsiran/server/config'
import { LauncherError } from './console.ts'

export interface Settings extends Config {
  /** True without `DATABASE_URL`: the shop brings its own PostgreSQL. */
  embedded: boolean
  /** False for a shop that is filled by its merchant: no demo goods, pictures and accounts. */
  demo: boolean
  /** True draws the demo shop's pictures beforehand; else each is drawn when it is first asked for. */
  drawPictures: boolean
}

function choice(env: NodeJS.ProcessEnv, name: string, values: readonly [fallback: string, other: string]): string {
  const value = env[name] || values[0]
  if (!values.includes(value)) throw new ConfigError(`${name} is "${value}": it takes ${values.join(' or ')}`)
  return value
}

/** Reads the launcher's settings and the server's with them. Throws {@link LauncherError} on a wrong value. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  try {
    const embedded = !env['DATABASE_URL']
    // A server's database is a merchant's: demo accounts, whose passwords everybody knows, come there only when asked for.
    const demo = choice(env, 'SEED', embedded ? ['demo', 'none'] : ['none', 'demo']) === 'demo'
    // A demo shop takes cards out of the box: at a bank for practice, unless it is told otherwise.
    const practice = demo && !env['AMERIABANK_CLIENT_ID'] && !env['SANDBOX_BANK'] ? { SANDBOX_BANK: 'on' } : {}
    const config = readConfig({ ...env, ...practice, DATABASE_URL: env['DATABASE_URL'] || 'postgres://embedded' })
    return { ...config, embedded, demo, drawPictures: demo && choice(env, 'PICTURES', ['all', 'none']) === 'all' }
  } catch (error) {
    throw error instanceof ConfigError ? new LauncherError(error.message) : error
  }
}
