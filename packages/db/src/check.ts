import pg from 'pg'

const oldestVersion = 15
const timeoutMs = 5_000

/**
 * Checks whether the shop can use a PostgreSQL server. Returns the problem as the end of a sentence that starts with
 * "the database …"; undefined for none.
 */
export async function findDatabaseProblem(url: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    application_name: 'tsiran-check',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; letters: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version, lower('ԾԻՐԱՆ Ж') = 'ծիրան ж' as letters`,
    )
    const { version, letters } = rows[0]!
    if (version < oldestVersion)
      return `is PostgreSQL ${version}: the shop takes ${oldestVersion} or newer`
    if (!letters)
      return 'does not know Armenian letters: create it with encoding UTF8 and a UTF-8 locale'
    return undefined
  } catch (error) {
    return describe(error as Error & { code?: string })
  } finally {
    await client.end().catch(() => undefined)
  }
}

function describe({ code = '', message }: Error & { code?: string }): string {
  const [reason = ''] = message.split('\n')
  if (/^[0-9A-Z]{5}$/.test(code) && code !== 'EPIPE') return `refuses: ${reason}`
  return `is unreachable: ${code || reason}`
}
