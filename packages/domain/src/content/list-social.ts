import type { SocialLink } from '@tsiran/contract/content'
import type { Db } from '@tsiran/db/database'

/** Links to the shop's social media, by position. */
export const listSocial = (db: Db): Promise<SocialLink[]> =>
  db
    .selectFrom('social_links')
    .select(['name', 'link', 'icon'])
    .orderBy('position')
    .orderBy('id')
    .execute()
