import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const mondayOrder: DemoPost = {
  key: 'monday-order',
  category: 'wholesale',
  tags: ['cafes', 'coffee', 'dairy'],
  author: 'wholesale',
  daysAgo: 16,
  title: t(
    'Երկուշաբթի օրվա պատվերը՝ տասը րոպեում',
    'Заказ в понедельник за десять минут',
    'Monday’s order in ten minutes',
  ),
  excerpt: t(
    'Քառասուն տող, ամեն շաբաթ գրեթե նույնը։ Ինչպես կազմել սրճարանի շաբաթական պատվերը այնպես, որ այն ինքն իրեն կրկնվի։',
    'Сорок строк, каждую неделю почти одни и те же. Как составить недельный заказ кафе, чтобы он повторялся сам.',
    'Forty lines, almost the same every week. How to set up a café’s weekly order so that it repeats itself.',
  ),
  picture: {
    motifs: ['clipboard', 'delivery-truck', 'hot-beverage', 'glass-of-milk', 'croissant'],
    tint: '#DCEBE4',
    cloth: '#2F6B57',
  },
  alt: t('Ցուցակ, բեռնատար և սուրճ', 'Список, грузовик и кофе', 'A list, a lorry and coffee'),
  comments: [
    {
      name: 'Tigran P.',
      daysAgo: 11,
      text: 'We have worked with such a sheet on the fridge for a month now. Ordering takes a quarter of an hour, and nothing has run out since.',
    },
  ],
  body: t(
    `Մեր լավագույն գնորդները խոհարարներ են, որ երկուշաբթի առավոտյան կանգնած են սառնարանի առաջ՝ հեռախոսը ձեռքին։ Նրանցից սովորել ենք մի քանի բան, որոնք պատվերը մեկ ժամից դարձնում են տասը րոպե։

## Հաստատուն և փոփոխական

Բաժանեք ցուցակը երկու մասի։

- **Հաստատուն։** Այն, ինչ ծախսվում է հավասար. [կաթ](category:milk), [սուրճ](category:coffee-beans), շաքար, ջուր, անձեռոցիկ։ Սա տողերի երեք քառորդն է։
- **Փոփոխական։** Այն, ինչ կախված է ցանկից և եղանակից. միրգ, կանաչի, խմորեղեն։

Հաստատունը մի անգամ եք մտածում, փոփոխականը՝ ամեն շաբաթ։

## Ինչպես դա անել խանութում

1. Կազմեք առաջին պատվերը ձեռքով, ուշադիր, որպես օրինակ։
2. Հաջորդ շաբաթ բացեք պատվերների պատմությունը և սեղմեք «Կրկնել պատվերը»։ Բոլոր տողերը կմտնեն զամբյուղ, այսօրվա գներով. ինչը չկա, կասվի։
3. Նայեք սառնարանը և ուղղեք քանակները։ Զամբյուղն ինքը կհաշվի՝ որտեղ է արկղի գինը։
4. Ավելացրեք փոփոխականը։

Եթե ձեր խոհարարն ինքն է հավաքում զամբյուղը, նրան բացեք աշխատակցի հաշիվ. նա կազմում է, դուք հաստատում եք, և գինը տեսնում է նա, ով վճարում է։

## Նվազագույն մնացորդ

Սառնարանի դռանը կախեք թերթ. յուրաքանչյուր ապրանքի դիմաց մի թիվ՝ որից պակաս չի կարելի։ Օրինակ՝ կաթ 24, [սուրճի սերուցք](product:cream-geghama-coffee-10-200) 20, [կրուասան](product:croissant-butter-75) 30։ Պատվիրում եք ոչ թե զգացումով, այլ տարբերությամբ. պետք է 40, կա 15, պատվերը 25 է, այսինքն երկու արկղ։

> Մնացորդը հաշվեք կիրակի երեկոյան, պատվիրեք երկուշաբթի առավոտյան։ Երեքշաբթի արդեն ուշ է հանգստյան օրերի համար։

## Ամսական մեկ անգամ

Նայեք վերջին չորս պատվերին կողք կողքի։ Այն, ինչ երեք անգամ անընդմեջ ավելացրել եք շտապ, տեղափոխեք հաստատունի մեջ. այն, ինչ երկու անգամ մնացել է, կրճատեք կիսով չափ։ Այսպես ցուցակն ինքն է ձեզ ճանաչում։`,
    `Наши лучшие покупатели — повара, которые в понедельник утром стоят у холодильника с телефоном в руке. От них мы узнали несколько вещей, которые превращают час заказа в десять минут.

## Постоянное и переменное

Разделите список на две части.

- **Постоянное.** То, что расходуется ровно: [молоко](category:milk), [кофе](category:coffee-beans), сахар, вода, салфетки. Это три четверти строк.
- **Переменное.** То, что зависит от меню и погоды: фрукты, зелень, выпечка.

О постоянном думают один раз, о переменном — каждую неделю.

## Как это сделать в магазине

1. Первый заказ составьте руками, внимательно, как образец.
2. Через неделю откройте историю заказов и нажмите «Повторить заказ». Все строки лягут в корзину по сегодняшним ценам; чего нет, о том скажут.
3. Загляните в холодильник и поправьте количества. Где действует цена коробки, корзина посчитает сама.
4. Добавьте переменное.

Если корзину собирает повар, заведите ему учётную запись сотрудника: он составляет, вы подтверждаете, и платит тот, кто видит цену.

## Наименьший остаток

Повесьте на дверь холодильника лист: против каждого товара число, ниже которого нельзя. Скажем, молоко 24, [сливки для кофе](product:cream-geghama-coffee-10-200) 20, [круассаны](product:croissant-butter-75) 30. Заказываете не по чувству, а по разнице: нужно 40, есть 15, заказ — 25, то есть две коробки.

> Остаток считайте в воскресенье вечером, заказывайте в понедельник утром. Во вторник для выходных уже поздно.

## Раз в месяц

Положите рядом четыре последних заказа. Что три раза подряд добавляли в спешке, перенесите в постоянное; что дважды осталось, сократите вдвое. Так список сам узнаёт вас.`,
    `Our best customers are cooks who stand before the fridge on Monday morning, telephone in hand. From them we have learnt a few things that turn an hour of ordering into ten minutes.

## What is fixed and what varies

Divide the list in two.

- **Fixed.** What is used evenly: [milk](category:milk), [coffee](category:coffee-beans), sugar, water, napkins. That is three quarters of the lines.
- **Varying.** What depends on the menu and the weather: fruit, herbs, pastry.

You think of the fixed part once, of the varying one every week.

## How to do it in the shop

1. Put the first order together by hand and with care, as a pattern.
2. A week later, open the order history and press “Reorder”. All lines go into the cart at today’s prices; what is not to be had is told.
3. Look into the fridge and correct the quantities. The cart finds out by itself where the box price holds.
4. Add what varies.

If your cook fills the cart, give the cook an employee’s account: they put it together, you confirm it, and the one who pays sees the price.

## The least you keep

Hang a sheet on the fridge door, with a number for each product that you must not fall below. Say milk 24, [coffee cream](product:cream-geghama-coffee-10-200) 20, [croissants](product:croissant-butter-75) 30. You then order not by feeling but by difference: 40 are needed, 15 are there, the order is 25, which is two boxes.

> Count what is left on Sunday evening, order on Monday morning. Tuesday is too late for the weekend.

## Once a month

Lay the last four orders side by side. What you added in a hurry three times running belongs to the fixed part; what was left over twice, cut by half. In this way the list gets to know you.`,
  ),
}
