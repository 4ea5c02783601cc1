import type { PostChange } from '@tsiran/contract/admin/post-shapes'
import { mapText } from '@tsiran/contract/map-text'
import type { Tx } from '@tsiran/db/database'
import { sql } from 'kysely'
import { fieldError } from '../errors.ts'
import { checkFields } from '../shared/fields.ts'
import { sanitisePage } from '../shared/sanitise-page.ts'
import { requiredText, tidyText } from '../shared/text3.ts'

/** The columns that a change sets. Refuses with `validation_failed`. */
export function columnsOf(change: PostChange) {
  const { title, excerpt, html, author, image, image_alt, featured, hidden, category_id } = change
  const publishedAt =
    change.published_at === undefined ? undefined : checkedTime(change.published_at)
  return {
    ...(title && { title: JSON.stringify(requiredText('title', title)) }),
    ...(excerpt && { excerpt: JSON.stringify(tidyText(excerpt)) }),
    ...(html && { html: JSON.stringify(mapText(html, sanitisePage)) }),
    ...(author && { author: JSON.stringify(tidyText(author)) }),
    ...(image !== undefined && { image }),
    ...(image_alt && { image_alt: JSON.stringify(tidyText(image_alt)) }),
    ...(featured !== undefined && { featured }),
    ...(hidden !== undefined && { hidden }),
    ...(category_id !== undefined && { category_id }),
    ...(publishedAt && { published_at: publishedAt }),
  }
}

const times = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/

function checkedTime(text: string): Date {
  const time = new Date(text)
  if (!times.test(text) || Number.isNaN(time.getTime())) throw fieldError('published_at', 'invalid')
  return time
}

/** Refuses a category, a tag or a related post that is not there. */
export async function checkedGroups(
  tx: Tx,
  { category_id, tag_ids = [], related_ids = [] }: PostChange,
): Promise<void> {
  const { rows } = await sql<{ category: number; tags: number; related: number }>`
    select (select count(*)::int from blog_categories where id = ${category_id ?? null}::int) as category,
      (select count(*)::int from blog_tags where id = any(${tag_ids})) as tags,
      (select count(*)::int from blog_posts where id = any(${related_ids}) and deleted_at is null) as related`.execute(
    tx,
  )
  const found = rows[0]!
  checkFields({
    category_id: category_id !== undefined && found.category === 0 ? 'unknown' : undefined,
    tag_ids: found.tags < tag_ids.length ? 'unknown' : undefined,
    related_ids: found.related < related_ids.length ? 'unknown' : undefined,
  })
}
