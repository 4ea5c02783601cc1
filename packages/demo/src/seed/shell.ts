import { pageIds } from '@tsiran/contract/page-ids'
import type { Tx } from '@tsiran/db/database'
import { saveSlider } from '@tsiran/domain/content/save-slider'
import { slides } from '../slides.ts'
import { t } from '../types.ts'
import type { Text } from '@tsiran/db/tables/shared'

interface DemoMenuItem {
  name: Text
  pageId?: number
  urlKey?: string
}

const about = { name: t('Մեր մասին', 'О нас', 'About us'), urlKey: 'site/about-us' }
const blog = { name: t('Բլոգ', 'Блог', 'Blog'), pageId: pageIds.blog }
const wholesale = { name: t('Մեծածախ', 'Оптом', 'Wholesale'), pageId: pageIds.wholesale }

const menus: Record<'header' | 'footer', readonly DemoMenuItem[]> = {
  header: [wholesale, blog, about],
  footer: [
    about,
    {
      name: t('Առաքում և վճարում', 'Доставка и оплата', 'Delivery and payment'),
      pageId: pageIds.delivery,
    },
    {
      name: t('Հաճախ տրվող հարցեր', 'Вопросы и ответы', 'Questions and answers'),
      urlKey: 'site/faq',
    },
    { name: t('Գտնել պատվերը', 'Где мой заказ', 'Track an order'), urlKey: 'shop/track-order' },
    blog,
    wholesale,
    { name: t('Հաճախորդներ', 'Клиенты', 'Clients'), pageId: pageIds.clients },
    { name: t('Գործընկերներ', 'Партнёры', 'Partners'), pageId: pageIds.partners },
    { name: t('Պայմաններ', 'Условия', 'Terms'), pageId: pageIds.terms },
    { name: t('Գաղտնիություն', 'Конфиденциальность', 'Privacy'), pageId: pageIds.privacy },
  ],
}

const social = [
  { name: 'Facebook', link: 'https://www.facebook.com/tsiran.example', icon: 'facebook.svg' },
  { name: 'Instagram', link: 'https://www.instagram.com/tsiran.example', icon: 'instagram.svg' },
  { name: 'Telegram', link: 'https://t.me/tsiran_example', icon: 'telegram.svg' },
  { name: 'YouTube', link: 'https://www.youtube.com/@tsiran.example', icon: 'youtube.svg' },
]

/** Writes the slides of the home page. Returns their ids. */
export async function seedSlides(tx: Tx): Promise<number[]> {
  const ids: number[] = []
  for (const [position, { key, title, content, linkLabel, path }] of slides.entries())
    ids.push(
      await saveSlider(tx, {
        title,
        content,
        link_label: linkLabel,
        path,
        image: `sliders/${key}`,
        position,
      }),
    )
  return ids
}

/** Writes the menus of header and footer. Returns the ids of their items. */
export async function seedMenus(tx: Tx): Promise<number[]> {
  const items = Object.entries(menus).flatMap(([type, list]) =>
    list.map(({ name, pageId = null, urlKey = null }, position) => ({
      name: JSON.stringify(name),
      type: type as keyof typeof menus,
      position,
      page_id: pageId,
      url_key: urlKey,
    })),
  )
  const rows = await tx.insertInto('menu_items').values(items).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Writes the slides of the home page, the menus of header and footer, and the social links. */
export async function seedShell(tx: Tx): Promise<void> {
  await seedSlides(tx)
  await seedMenus(tx)
  await tx
    .insertInto('social_links')
    .values(social.map((link, position) => ({ ...link, position })))
    .execute()
}
