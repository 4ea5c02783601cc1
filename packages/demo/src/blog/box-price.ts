import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const boxPrice: DemoPost = {
  key: 'box-price',
  category: 'wholesale',
  tags: ['budget', 'cafes'],
  author: 'wholesale',
  daysAgo: 54,
  title: t(
    'Երբ է արկղն իսկապես ձեռնտու',
    'Когда коробка действительно выгодна',
    'When a box really pays',
  ),
  excerpt: t(
    'Արկղի գինը միշտ ցածր է, քան հատերի գումարը։ Բայց խնայողությունը սկսվում է միայն այն ժամանակ, երբ վերջին հատն էլ եք օգտագործում։',
    'Цена коробки всегда ниже суммы штук. Но экономия начинается лишь тогда, когда вы использовали и последнюю штуку.',
    'A box always costs less than its pieces together. But the saving begins only when the last piece has been used, too.',
  ),
  picture: {
    motifs: ['package', 'balance-scale', 'receipt', 'package', 'coin'],
    tint: '#F3E4CF',
    cloth: '#8A5A2B',
  },
  alt: t('Արկղ, կշեռք և կտրոն', 'Коробка, весы и чек', 'A box, scales and a receipt'),
  body: t(
    `Մեր խանութում գրեթե ամեն ինչ կարելի է գնել երկու ձևով՝ հատով և արկղով։ Արկղի գնի կողքին միշտ գրված է, թե որքան եք խնայում։ Այս հոդվածն այն մասին է, թե երբ այդ թիվը ձերն է դառնում, իսկ երբ մնում է թղթի վրա։

## Պարզ հաշիվ

Ենթադրենք՝ հատն արժե 500 դրամ, արկղում 12 հատ է, արկղը՝ 5400։ Հատերով նույնը կլիներ 6000, խնայողությունը 600 դրամ է, այսինքն մեկ հատից մի քիչ ավելի։

Ուրեմն կանոնը սա է. **եթե արկղից փչանում է մեկ հատից ավելին, արկղը թանկ է**։ Երկու փչացած փաթեթ, և դուք ավելի շատ վճարեցիք, քան հատով կվճարեիք։

## Ինչը վերցնել արկղով

- **Երկար պահվողը։** Բրինձ, մակարոն, շաքար, պահածո, ջուր։ Ժամկետը տարի է, ռիսկը՝ զրո։ Նայեք [բրինձ և ձավարեղեն](category:rice-grain) բաժինը։
- **Օրական ծախսը։** Սուրճ, կաթ, [խմելու ջուր](category:drinking-water). եթե շաբաթական կես արկղ եք ծախսում, երկու շաբաթվա պաշարն անվտանգ է։
- **Ոչ սնունդը։** Անձեռոցիկ, սպասք լվանալու հեղուկ, տոպրակ. դրանք ժամկետ չունեն, միայն տեղ են պահանջում։

## Ինչը՝ ոչ

- **Կանաչին և հատապտուղը։** Երեք օր, և հաշիվը շուռ է գալիս։
- **Նոր ապրանքը։** Նախ մեկ հատ փորձեք հյուրերի վրա, հետո արկղ։
- **Այն, ինչ տեղ չունի։** Միջանցքում դրված արկղը կա՛մ կխոնավանա, կա՛մ կգողանա ամեն անցնողի ժամանակը։

## Երեք հարց նախքան սեղմելը

1. Քանի՞ օրում ենք սա ծախսում։
2. Քանի՞ օր է դիմանում՝ բացած և փակ։
3. Որտե՞ղ է կանգնելու։

> Եթե երեքին էլ պատասխանեցիք առանց մտածելու, վերցրեք արկղը։

## Իմանալ օգտակար է

Արկղի գինը գործում է միայն լիքը արկղերի վրա. 14 հատի դեպքում 12-ը հաշվվում է արկղով, 2-ը՝ հատով։ Զամբյուղն ինքն է դա հաշվում, և դուք երկու տողն էլ տեսնում եք։`,
    `В нашем магазине почти всё можно купить двумя способами: штукой и коробкой. Рядом с ценой коробки всегда написано, сколько вы экономите. Эта статья о том, когда это число становится вашим, а когда остаётся на бумаге.

## Простой счёт

Допустим, штука стоит 500 драмов, в коробке 12 штук, коробка — 5400. Поштучно вышло бы 6000, экономия 600 драмов, то есть чуть больше одной штуки.

Отсюда правило: **если из коробки портится больше одной штуки, коробка дорога**. Две испорченные упаковки, и вы заплатили больше, чем поштучно.

## Что брать коробкой

- **То, что долго хранится.** Рис, макароны, сахар, консервы, вода. Срок — год, риск — ноль. Загляните в отдел [риса и круп](category:rice-grain).
- **Ежедневный расход.** Кофе, молоко, [питьевая вода](category:drinking-water): если в неделю уходит полкоробки, двухнедельный запас безопасен.
- **Не еду.** Салфетки, средство для посуды, мешки: у них нет срока, им нужно только место.

## Что не стоит

- **Зелень и ягоды.** Три дня, и счёт переворачивается.
- **Новинки.** Сначала испытайте одну штуку на гостях, потом берите коробку.
- **То, чему нет места.** Коробка в коридоре либо отсыреет, либо будет красть время у каждого, кто её обходит.

## Три вопроса, прежде чем нажать

1. За сколько дней мы это расходуем?
2. Сколько дней оно хранится открытым и закрытым?
3. Где оно будет стоять?

> Если на все три вы ответили не задумываясь, берите коробку.

## Полезно знать

Цена коробки действует только на полные коробки: из 14 штук 12 считаются коробкой, 2 — поштучно. Корзина считает это сама, и вы видите обе строки.`,
    `In our shop almost everything can be bought in two ways, by the piece and by the box. Beside the price of a box stands how much you save. This post is about when that number becomes yours, and when it stays on paper.

## A simple sum

Say a piece costs 500 drams, a box holds 12, and the box costs 5400. By the piece it would be 6000, so you save 600 drams: a little more than one piece.

Hence the rule: **if more than one piece of the box spoils, the box was dear**. Two spoiled packs, and you have paid more than by the piece.

## What to take by the box

- **What keeps.** Rice, pasta, sugar, tins, water. It lasts for a year, and the risk is none. See our [rice and grain](category:rice-grain).
- **What you use daily.** Coffee, milk, [drinking water](category:drinking-water): if half a box goes in a week, a store for two weeks is safe.
- **What is not food.** Napkins, washing-up liquid, bags: they never expire, they only need room.

## What not

- **Herbs and berries.** Three days, and the sum turns over.
- **What is new.** Try one piece on your guests first, then take a box.
- **What has no place.** A box in the corridor gets damp, or steals the time of everybody who walks around it.

## Three questions before you press

1. In how many days do we use it?
2. How many days does it keep, opened and closed?
3. Where will it stand?

> If you could answer all three without thinking, take the box.

## Good to know

The box price holds for full boxes alone: of 14 pieces, 12 are counted as a box and 2 by the piece. The cart works this out by itself, and you see both lines.`,
  ),
}
