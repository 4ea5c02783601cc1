import pg from 'pg'

/** Deletes everything in the database's `public` schema, including the history of migrations. */
export async function clearDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('drop schema public cascade; create schema public')
  } finally {
    await client.end()
  }
}
