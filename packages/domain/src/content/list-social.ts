import type { SocialLink } from '@tsiran/contract/content'
import type { Db } from '@tsiran/db/database'

/** Where else the shop is to be found, in its order. */
export const listSocial = (db: Db): Promise<SocialLink[]> =>
  db.selectFrom('social_links').select(['name', 'link', 'icon']).orderBy('position').orderBy('id').execute()
