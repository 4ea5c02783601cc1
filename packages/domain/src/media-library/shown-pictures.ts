import type { Db } from '@tsiran/db/database'
import { sql } from 'kysely'
import { mediaUses } from './media-rows.ts'

/** Keys of all pictures that the shop shows, whoever made them: in its catalogue and content, in texts, and in past orders. */
export async function selectShownPictures(db: Db): Promise<Set<string>> {
  const inTexts = sql`'/media/((?:[a-z0-9][a-z0-9-]*/)+)[0-9]+[.](?:avif|webp)', 'g'`
  const { rows } = await sql<{ key: string }>`
    select key from ${mediaUses} used where key is not null
    union select image from order_items where image is not null
    union select image from cart_request_items where image is not null
    union select rtrim(k[1], '/') from blog_posts, regexp_matches(html::text, ${inTexts}) k
    union select rtrim(k[1], '/') from pages, regexp_matches(html::text, ${inTexts}) k`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
