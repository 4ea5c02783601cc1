import type { SocialLink } from '@tsiran/contract/content'
import type { Db } from '@tsiran/db/database'

/** Links to the shop's social media, by position; hidden ones are left out. */
export const listSocial = (db: Db): Promise<SocialLink[]> =>
  db
    .selectFrom('social_links')
    .select(['name', 'link', 'icon'])
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
