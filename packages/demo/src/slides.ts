import type { StillLife } from './pictures/still-life.ts'
import { t } from './types.ts'
import type { Text } from '@tsiran/db/tables/shared'

interface DemoSlide {
  /** Names its picture: lower case Latin letters and dashes. */
  key: string
  title: Text
  /** HTML. */
  content: Text
  linkLabel: Text
  /** Path after the language. */
  path: string
  picture: StillLife
}

/** The slides of the home page. Their tints follow the colours that the page gives to its slides, in turn. */
export const slides: readonly DemoSlide[] = [
  {
    key: 'apricots',
    title: t(
      'Ամառային ծիրանը՝ ուղիղ Արարատյան դաշտից',
      'Летние абрикосы прямо из Араратской долины',
      'Summer apricots straight from the Ararat valley',
    ),
    content: t(
      '<p>Պատվիրեք մինչև 18:00 և ստացեք այսօր։ Տուփով՝ <strong>մինչև 20% ավելի էժան</strong>։</p>',
      '<p>Закажите до 18:00 и получите сегодня. Коробкой <strong>до 20 % дешевле</strong>.</p>',
      '<p>Order before 18:00 and get it today. <strong>Up to 20% cheaper</strong> by the box.</p>',
    ),
    linkLabel: t('Տեսնել զեղչերը', 'Смотреть скидки', 'See the savings'),
    path: '/shop/catalog?savings=true',
    picture: {
      motifs: ['peach', 'cherries', 'strawberry', 'grapes', 'green-apple'],
      tint: '#FFC583',
    },
  },
  {
    key: 'mountain-dairy',
    title: t(
      'Լեռնային պանիր և մածուն ամեն առավոտ',
      'Горный сыр и мацун каждое утро',
      'Mountain cheese and matsun every morning',
    ),
    content: t(
      '<p>Լոռուց, Գեղարքունիքից և Սյունիքից՝ <strong>սառը շղթայով</strong> մինչև Ձեր դուռը։</p>',
      '<p>Из Лори, Гегаркуника и Сюника — <strong>в холоде</strong> до самой двери.</p>',
      '<p>From Lori, Gegharkunik and Syunik, <strong>kept cold</strong> all the way to your door.</p>',
    ),
    linkLabel: t('Կաթնամթերքի բաժին', 'К молочным продуктам', 'See the dairy'),
    path: '/shop/catalog?category_slug=dairy-eggs',
    picture: {
      motifs: ['cheese-wedge', 'egg', 'butter', 'glass-of-milk', 'cow-face'],
      tint: '#CDE9D6',
    },
  },
  {
    key: 'khorovats',
    title: t(
      'Խորովածի օրը սկսվում է այստեղ',
      'День хороваца начинается здесь',
      'Khorovats day starts here',
    ),
    content: t(
      '<p>Թարմ միս, բանջարեղեն, լավաշ ու ածուխ. <strong>մեկ պատվերով</strong>՝ ամբողջ ընկերախմբի համար։</p>',
      '<p>Свежее мясо, овощи, лаваш и уголь: <strong>одним заказом</strong> на всю компанию.</p>',
      '<p>Fresh meat, vegetables, lavash and charcoal: <strong>one order</strong> for the whole party.</p>',
    ),
    linkLabel: t('Ընտրել միս', 'Выбрать мясо', 'Choose the meat'),
    path: '/shop/catalog?category_slug=meat-poultry',
    picture: {
      motifs: ['cut-of-meat', 'tomato', 'bell-pepper', 'fire', 'eggplant'],
      tint: '#FAD3BC',
    },
  },
  {
    key: 'coffee-break',
    title: t(
      'Սուրճ, որի համար արժե արթնանալ',
      'Кофе, ради которого стоит проснуться',
      'Coffee worth waking up for',
    ),
    content: t(
      '<p>Հատիկավոր, աղացած և լուծվող. սրճարանների համար՝ <strong>ամբողջ տուփերով</strong>։</p>',
      '<p>В зёрнах, молотый и растворимый; для кафе — <strong>целыми коробками</strong>.</p>',
      '<p>Beans, ground and instant; for cafés <strong>by the full box</strong>.</p>',
    ),
    linkLabel: t('Սուրճ և թեյ', 'Кофе и чай', 'Coffee and tea'),
    path: '/shop/catalog?category_slug=coffee-tea',
    picture: {
      motifs: ['hot-beverage', 'croissant', 'cookie', 'chocolate-bar', 'honey-pot'],
      tint: '#FFE0B8',
    },
  },
]
