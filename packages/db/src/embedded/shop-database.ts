import pg from 'pg'

/** The role that creates databases: PostgreSQL's superuser. */
const superuser = 'postgres'

/** Address of a database behind a socket, for a role. */
export const addressOf = (socket: string, database: string, role = superuser): string =>
  `postgres://${role}@localhost/${database}?host=${encodeURIComponent(socket)}`

/**
 * Creates a database where it is missing. With a role, that role owns it and everything in it, so that the shop connects without
 * superuser rights: an SQL injection could otherwise run programs and read files.
 */
export async function provideDatabase(socket: string, name: string, role?: string): Promise<void> {
  await withClient(addressOf(socket, superuser), async (client) => {
    const known = await client.query('select from pg_database where datname = $1', [name])
    if (known.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
    if (role === undefined) return
    const roles = await client.query('select from pg_roles where rolname = $1', [role])
    if (roles.rowCount === 0)
      await client.query(`create role ${client.escapeIdentifier(role)} login`)
    await client.query(
      `alter database ${client.escapeIdentifier(name)} owner to ${client.escapeIdentifier(role)}`,
    )
  })
  if (role !== undefined)
    await withClient(addressOf(socket, name), (client) => giveTo(client, role))
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  await work(client).finally(() => client.end())
}

/** Statements that change the owner of the superuser's objects in the shop's schema, except those of extensions. */
const superusersObjects = `
  with objects as (
    select 'table' as kind, oid::regclass::text as name, oid, relowner as owner, relnamespace as namespace
    from pg_class where relkind in ('r', 'p', 'v', 'm')
    union all
    select 'sequence', oid::regclass::text, oid, relowner, relnamespace from pg_class s
    where relkind = 'S' and not exists (select from pg_depend d where d.objid = s.oid and d.deptype in ('a', 'i'))
    union all
    select 'routine', oid::regprocedure::text, oid, proowner, pronamespace from pg_proc
    union all
    select 'type', oid::regtype::text, oid, typowner, typnamespace from pg_type t
    where typtype in ('d', 'e', 'r') or (typtype = 'c' and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c'))
    union all
    select 'collation', quote_ident(collname), oid, collowner, collnamespace from pg_collation
  )
  select format('alter %s %s owner to', kind, name) as statement from objects o
  where namespace = 'public'::regnamespace and owner = 10
    and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`

/** Makes a role the owner of the superuser's objects; earlier versions created everything as superuser. */
async function giveTo(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(superusersObjects)
  if (rows.length === 0) return
  const statements = rows.map(({ statement }) => `${statement} ${client.escapeIdentifier(role)}`)
  // Several statements in one text are one transaction.
  await client.query(statements.join(';\n'))
}
