import type { Db, Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import type { SignedInViewer } from '../shared/viewer.ts'

export interface ListRow {
  id: number
  name: string
  shared: boolean
  own: boolean
  owner: string | null
  lines_count: number
  updated_at: string
}

/** The lists that a person may read: own lists, and those shared by the company's Manager. */
const readable = ({ customerId, companyId }: SignedInViewer) => sql`
  select s.id, s.name, s.shared, s.customer_id = ${customerId} as own,
    case when s.customer_id <> ${customerId} then c.first_name end as owner,
    (select count(*) from shopping_list_items i where i.list_id = s.id)::integer as lines_count, to_json(s.updated_at) as updated_at
  from shopping_lists s join customers c on c.id = s.customer_id
  where s.customer_id = ${customerId} or (s.shared and c.role = 'Manager' and c.company_id = ${companyId}::integer)`

/** The lists of {@link readable}, own lists first, by name. */
export async function selectLists(db: Db, reader: SignedInViewer): Promise<ListRow[]> {
  const { rows } =
    await sql<ListRow>`select * from (${readable(reader)}) l order by own desc, lower(name), id`.execute(
      db,
    )
  return rows
}

/** One of {@link readable} with its lines, in the order of addition; undefined where there is none. */
export async function selectList(db: Db, id: number, reader: SignedInViewer) {
  const { rows } = await sql<ListRow & { lines: { variant_id: number; quantity: number }[] }>`
    select l.*, coalesce((select json_agg(json_build_object('variant_id', i.variant_id, 'quantity', i.quantity) order by i.id)
      from shopping_list_items i where i.list_id = l.id), '[]') as lines
    from (${readable(reader)}) l where l.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a person's lists against concurrent inserts, and counts them. */
export async function lockAndCount(tx: Tx, customerId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('shopping_lists'), ${customerId})`.execute(tx)
  const { rows } = await sql<{ lists: number }>`
    select count(*)::integer as lists from shopping_lists where customer_id = ${customerId}`.execute(
    tx,
  )
  return rows[0]!.lists
}

export async function insertList(tx: Tx, customerId: number, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into shopping_lists (customer_id, name) values (${customerId}, ${name}) returning id`.execute(
    tx,
  )
  return rows[0]!.id
}

interface ListUpdate {
  id: number
  customerId: number
  name?: string | undefined
  shared?: boolean | undefined
}

/** Changes and locks a person's own list; false where there is none. */
export async function updateList(
  tx: Tx,
  { id, customerId, name, shared }: ListUpdate,
): Promise<boolean> {
  const { rows } = await sql`
    update shopping_lists
    set name = coalesce(${name ?? null}, name), shared = coalesce(${shared ?? null}, shared), updated_at = now()
    where id = ${id} and customer_id = ${customerId} returning id`.execute(tx)
  return rows.length > 0
}

/** Sets quantities of a list's lines; 0 removes a line. Returns the new number of lines. */
export async function writeLines(
  tx: Tx,
  listId: number,
  lines: readonly { variant_id: number; quantity: number }[],
): Promise<number> {
  const removed = lines.filter(({ quantity }) => quantity === 0).map(({ variant_id }) => variant_id)
  const written = JSON.stringify(lines.filter(({ quantity }) => quantity > 0))
  if (removed.length > 0)
    await sql`delete from shopping_list_items where list_id = ${listId} and variant_id = any(${removed}::int[])`.execute(
      tx,
    )
  await sql`
    insert into shopping_list_items (list_id, variant_id, quantity)
    select ${listId}, l.variant_id, l.quantity from jsonb_to_recordset(${written}::jsonb) as l(variant_id int, quantity int)
    on conflict (list_id, variant_id) do update set quantity = excluded.quantity`.execute(tx)
  const { rows } = await sql<{ lines: number }>`
    select count(*)::integer as lines from shopping_list_items where list_id = ${listId}`.execute(
    tx,
  )
  return rows[0]!.lines
}

export async function deleteList(db: Db, id: number, customerId: number): Promise<boolean> {
  const { rows } =
    await sql`delete from shopping_lists where id = ${id} and customer_id = ${customerId} returning id`.execute(
      db,
    )
  return rows.length > 0
}
