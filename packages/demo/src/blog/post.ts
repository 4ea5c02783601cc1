import type { StoryPicture } from '../pictures/story.ts'
import { t } from '../types.ts'
import type { Text } from '@tsiran/db/tables/shared'

/** Categories of posts, in the order of the sidebar. */
export const blogCategories = {
  seasons: t('Սեզոնի բերքը', 'Сезонные продукты', 'In season'),
  recipes: t('Բաղադրատոմսեր', 'Рецепты', 'Recipes'),
  storage: t('Պահպանման գաղտնիքներ', 'Хранение', 'Storage'),
  wholesale: t('Մեծածախ գնորդին', 'Оптовым покупателям', 'Buying wholesale'),
} as const

export const blogTags = {
  fruit: t('մրգեր', 'фрукты', 'fruit'),
  vegetables: t('բանջարեղեն', 'овощи', 'vegetables'),
  herbs: t('կանաչի', 'зелень', 'herbs'),
  dairy: t('կաթնամթերք', 'молочное', 'dairy'),
  bread: t('հաց', 'хлеб', 'bread'),
  meat: t('միս', 'мясо', 'meat'),
  fish: t('ձուկ', 'рыба', 'fish'),
  coffee: t('սուրճ', 'кофе', 'coffee'),
  sweets: t('քաղցրավենիք', 'сладости', 'sweets'),
  preserves: t('պահածոներ', 'заготовки', 'preserves'),
  holidays: t('տոներ', 'праздники', 'holidays'),
  cafes: t('սրճարաններ', 'для кафе', 'cafés'),
  budget: t('խնայողություն', 'экономия', 'saving money'),
} as const

/** Authors: departments of the shop, never persons. */
export const blogAuthors = {
  shop: t('Ծիրան', 'Циран', 'Tsiran'),
  buyers: t('Գնումների բաժին', 'Отдел закупок', 'The buyers’ desk'),
  kitchen: t('«Ծիրանի» խոհանոցը', 'Кухня «Цирана»', 'The Tsiran kitchen'),
  wholesale: t('Մեծածախի բաժին', 'Оптовый отдел', 'The wholesale desk'),
} as const

/** One post of the demo shop's blog. */
export interface DemoPost {
  /** Names its picture: `blog/<key>`. Lower case Latin letters and dashes. */
  key: string
  category: keyof typeof blogCategories
  tags: readonly (keyof typeof blogTags)[]
  author: keyof typeof blogAuthors
  /** Days between its publication and the seed. */
  daysAgo: number
  featured?: true
  title: Text
  /** Plain text, one or two sentences. */
  excerpt: Text
  picture: StoryPicture
  /** Alternative text of the picture. */
  alt: Text
  /** In the markup of `markup.ts`; links name `product:<url key>` and `category:<slug>`. */
  body: Text
  /** Approved comments of readers, each in one language. */
  comments?: readonly { name: string; daysAgo: number; text: string }[]
}
