import { importKinds } from '@tsiran/contract/admin/import-fields'
import { testDatabase } from '@tsiran/db/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sanitiseText } from '../shared/sanitise.ts'
import { byScript, createProduct } from '../testing/fixtures.ts'
import { escapeCell } from './escaped-cell.ts'
import { readExport } from './read-export.ts'
import { checkTestImport, stageTestImport } from './testing.ts'

const database = testDatabase()

/** Texts that files break: quotes, line breaks, signs of formulas, separators, Armenian, emoji. */
const odd = fc.string({
  unit: fc.constantFrom(...'\'"=+-@;,|/\\\t\n ա֏Ж<&', '🥛', '=1', "''"),
  maxLength: 12,
})
const text = fc.record({ hy: odd, ru: odd, en: odd })
const products = 40
const texts = fc.array(fc.tuple(text, text, text), { minLength: products, maxLength: products })

test(
  'what is exported and imported again changes nothing, whatever the texts are',
  { timeout: 90_000 },
  async () => {
    const { db } = database
    const ids: number[] = []
    for (let index = 0; index < products; index++)
      ids.push((await createProduct(db, { sku: `00${index}`, offers: [{ price: 500 }] })).id)
    // The service line never runs out.
    await createProduct(db, { sku: '938', status: 'service', offers: [{ qty: 1_000_000_000 }] })
    await createProduct(db, { sku: 'RICE', offers: [{ price: 800 }, { price: 1500 }] })
    // A simple product that became one with variants keeps its sku on the first of them.
    await sql`update variants set sku = 'RICE' where sku = 'RICE-1'`.execute(db)
    await createProduct(db, { sku: 'HAM', offers: [{ price: 1600 }] })
    await sql`update variants set portion_grams = 250, price_per_kg = 6400, tolerance_pct = 7 where sku = 'HAM'`.execute(
      db,
    )
    await sql`update products set chilled = true where sku in ('HAM', 'RICE')`.execute(db)
    await sql`
      insert into product_images (product_id, media, position)
      select id, 'products/ham', 0 from products where sku = 'HAM'`.execute(db)
    const named = { name: '{}', label: '{}', text: JSON.stringify({ hy: 'ա', ru: 'б', en: 'c' }) }
    await sql`insert into categories (slug, name, description, meta_title) values ('dairy', ${named.text}, ${named.text}, ${named.text})`.execute(
      db,
    )
    await sql`insert into product_categories (product_id, category_id) select p.id, c.id from products p, categories c`.execute(
      db,
    )
    await sql`insert into attributes (code, label, type) values ('taste', ${named.text}, 'text'), ('price', ${named.text}, 'select')`.execute(
      db,
    )
    await sql`insert into attribute_options (attribute_id, code, label) select id, 'high', ${named.text} from attributes where code = 'price'`.execute(
      db,
    )
    await sql`
    insert into product_attribute_values (product_id, attribute_id, option_id)
    select p.id, attribute_id, o.id from attribute_options o, products p where type = 'simple'`.execute(
      db,
    )
    await fc.assert(
      fc.asyncProperty(texts, async (all) => {
        const rows = all.map(([name, description, taste], index) => ({
          id: ids[index],
          name: { hy: `Ա${name.hy}`, ru: `Б${name.ru}`, en: `${name.en}C` },
          short: description,
          html: sanitiseText(description),
          taste: { ...taste, en: `x${taste.en}` },
        }))
        const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r (id integer, name jsonb, short jsonb, html jsonb, taste jsonb)`
        await sql`
        update products p set name = r.name, short_description = r.short, description = r.html from ${given} where p.id = r.id`.execute(
          db,
        )
        await sql`delete from product_attribute_values where text is not null`.execute(db)
        await sql`
        insert into product_attribute_values (product_id, attribute_id, text)
        select r.id, a.id, r.taste from ${given}, attributes a where a.code = 'taste'`.execute(db)
        for (const kind of importKinds) {
          const call = {
            kind,
            format: 'csv',
            where: sql<boolean>`true`,
            filter: {},
            seesPrices: true,
            by: byScript,
          } as const
          const { headings, rows: batches } = await readExport(db, call)
          const cells: string[][] = []
          for await (const batch of batches) cells.push(...batch.map((row) => row.map(escapeCell)))
          const imported = await stageTestImport(db, kind, [headings, ...cells])
          expect(await checkTestImport(db, imported)).toMatchObject({
            columns: headings.map(() => ({ field: expect.any(String) })),
            created: 0,
            updated: 0,
            unchanged: cells.length,
            errors: [],
          })
        }
      }),
      { numRuns: 3 },
    )
  },
)
