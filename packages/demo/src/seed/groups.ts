import type { Allergen } from '@tsiran/contract/allergens'
import type { Db, Tx } from '@tsiran/db/database'
import { sanitiseText } from '@tsiran/domain/shared/sanitise'
import { sql } from 'kysely'
import { brands } from '../brands.ts'
import type { DemoCategory } from '../types.ts'

/** Inserts the brands. Returns slug to id. */
export async function seedBrands(tx: Tx): Promise<Map<string, number>> {
  const rows = Object.entries(brands).map(([slug, { label }]) => ({
    slug,
    label: JSON.stringify(label),
    logo: `brands/${slug}`,
  }))
  const inserted = await tx.insertInto('brands').values(rows).returning(['id', 'slug']).execute()
  return new Map(inserted.map(({ id, slug }) => [slug, id]))
}

/** The brands of {@link seedBrands} once they are in the database: slug to id. */
export async function readSeededBrands(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('brands')
    .select(['id', 'slug'])
    .where('slug', 'in', Object.keys(brands))
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** What nearly everything of a category contains. */
const allergensOf: Readonly<Record<string, readonly Allergen[]>> = {
  milk: ['milk'],
  'matsun-kefir': ['milk'],
  cheese: ['milk'],
  butter: ['milk'],
  'cottage-cheese-cream': ['milk'],
  'yoghurt-desserts': ['milk'],
  'ice-cream': ['milk'],
  eggs: ['eggs'],
  'bread-bakery': ['gluten'],
  'cakes-pies': ['eggs', 'milk'],
  pasta: ['gluten'],
  'biscuits-wafers': ['gluten'],
  chocolate: ['milk', 'soybeans'],
  nuts: ['nuts'],
  'fresh-fish': ['fish'],
  'frozen-fish': ['fish'],
  'smoked-salted-fish': ['fish'],
  caviar: ['fish'],
  seafood: ['crustaceans', 'molluscs'],
  wine: ['sulphites'],
  beer: ['gluten'],
}

/** Categories with their parents', in the order of a walk from the roots. `alcohol` restricts its whole subtree. */
function walk(
  categories: readonly DemoCategory[],
  parent_id: number | null = null,
  restricted = false,
): object[] {
  return categories.flatMap(({ id, slug, name, description, children = [] }, position) => {
    const age_restricted = restricted || slug === 'alcohol'
    const row = {
      id,
      parent_id,
      slug,
      name,
      description: sanitiseText(description),
      meta_title: name,
      image: `categories/${id}`,
      position,
      age_restricted,
      allergens: allergensOf[slug] ?? [],
    }
    return [row, ...walk(children, id, age_restricted)]
  })
}

/** Inserts the category tree with its own ids. */
export async function seedCategories(tx: Tx, roots: readonly DemoCategory[]): Promise<void> {
  await sql`
    insert into categories (id, parent_id, slug, name, description, meta_title, image, position, age_restricted, allergens)
    select id, parent_id, slug, name, description, meta_title, image, position, age_restricted, allergens
    from jsonb_populate_recordset(null::categories, ${JSON.stringify(walk(roots))})`.execute(tx)
  await sql`select setval(pg_get_serial_sequence('categories', 'id'), (select max(id) from categories))`.execute(
    tx,
  )
}
