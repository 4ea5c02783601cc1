import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { deleteUnused } from './remove-demo-categories.ts'
import type { Removal } from './removal.ts'

/** Takes back the demo's pages, posts, menus and slides. What the merchant has changed, or leads to, stays. */
export async function removeDemoContent(tx: Tx): Promise<Removal> {
  const always = sql`true`
  const parts = [
    { kind: 'menu_item', table: 'menu_items', unused: always },
    { kind: 'slide', table: 'sliders', unused: always },
    { kind: 'post', table: 'blog_posts', unused: always },
    {
      kind: 'post_category',
      table: 'blog_categories',
      unused: sql`not exists (select from blog_posts p where p.category_id = r.id)`,
    },
    {
      kind: 'post_tag',
      table: 'blog_tags',
      unused: sql`not exists (select from blog_post_tags t where t.tag_id = r.id)`,
    },
    {
      kind: 'page',
      table: 'pages',
      unused: sql`
        not exists (select from menu_items m where m.page_id = r.id)
        and not exists (select from settings s where s.name = 'checkout' and s.value ->> 'terms_page_id' = r.id::text)`,
    },
  ] as const
  let removed = 0
  for (const part of parts) removed += await deleteUnused(tx, part)
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from demo_rows where kind not in ('product', 'category', 'brand', 'attribute')`.execute(
    tx,
  )
  return { removed, left: rows[0]!.left }
}
