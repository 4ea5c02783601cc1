import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const newYearTable: DemoPost = {
  key: 'new-year-table',
  category: 'wholesale',
  tags: ['holidays', 'sweets', 'cafes'],
  author: 'wholesale',
  daysAgo: 2,
  title: t(
    'Ամանորյա սեղան գրասենյակի համար',
    'Новогодний стол для офиса',
    'A New Year table for the office',
  ),
  excerpt: t(
    'Երեսուն հոգի, մեկ բյուջե և երկու շաբաթ։ Ինչ պատվիրել, երբ և որքան, որ դեկտեմբերի վերջին բոլորը հանգիստ նստեն սեղան։',
    'Тридцать человек, один бюджет и две недели. Что, когда и сколько заказать, чтобы в конце декабря все спокойно сели за стол.',
    'Thirty people, one budget and two weeks. What to order, when and how much, so that everybody sits down calmly at the end of December.',
  ),
  picture: {
    motifs: ['christmas-tree', 'wrapped-gift', 'red-apple', 'tangerine', 'chocolate-bar'],
    tint: '#DDEBF0',
    cloth: '#8E2430',
  },
  alt: t(
    'Տոնածառ, նվեր և մանդարին',
    'Ёлка, подарок и мандарины',
    'A tree, a present and tangerines',
  ),
  body: t(
    `Դեկտեմբերի վերջին տասը օրը մեր պահեստն աշխատում է երկու հերթափոխով, և ամենահաճախ լսվող խոսքն է. «մոռացել էինք»։ Ահա ցուցակը, որով մեր մշտական ընկերությունները ոչինչ չեն մոռանում։

## Որքան մեկ մարդու

- **Միրգ։** 400 գրամ. [մանդարին](product:mandarins), խնձոր, մի քիչ նուռ։ Երեսուն հոգուն՝ 12 կիլոգրամ։
- **Չիր և ընկույզ։** 100 գրամ. [ալանի](product:alani-peach-walnut), շարոց, պնդուկ, ընկույզ։
- **Քաղցր։** 120 գրամ. [գաթա](product:gata-yerevan), փախլավա, շոկոլադ։
- **Պանիր և երշիկեղեն։** 150 գրամ. երեք տեսակ պանիր, բաստուրմա, սուջուխ։
- **Հաց և լավաշ։** Երկու թերթ լավաշ և քառորդ հաց։
- **Ջուր և հյութ։** Մեկ լիտր, կիսով չափ գազավորված։

## Երբ

1. **Երեք շաբաթ առաջ** պատվիրեք նվերները. [շոկոլադի հավաքածուները](product:chocolate-assorted-gift) և շարոցի տուփերն առաջինն են վերջանում։
2. **Երկու շաբաթ առաջ** վերցրեք այն, ինչ պահվում է՝ ջուր, հյութ, չիր, ընկույզ, անձեռոցիկ։ Արկղով, քանի դեռ բոլոր տեսակները կան։
3. **Երեք օր առաջ**՝ պանիր, երշիկեղեն, միրգ։
4. **Նախորդ օրը**՝ հաց, կանաչի, տորթ։ Առաքման ժամն ընտրեք առավոտը, երեկոյան քաղաքը կանգնած է։

## Բյուջեն

Սեղանի արժեքի կեսը սովորաբար երեք տող է՝ միրգ, պանիր, քաղցր։ Այնտեղ էլ փնտրեք խնայողությունը. արկղով մանդարինը և կշռով պանիրը զգալի ավելի էժան են, քան կտրատածը և փաթեթավորածը։

> Մեկ մարդ կտրում է, մեկ մարդ շարում։ Երեսուն հոգու սեղանը երկու մարդ բացում են քառասուն րոպեում։

## Ընկերության հաշիվ

Ընկերության հաշվով տեսնում եք ընկերության գները և կարող եք պատվերը բաժանել աշխատակիցների միջև. մեկը հավաքում է քաղցրը, մյուսը՝ միրգը, դուք միացնում եք և հաստատում։ Տոնից հետո պատմությունը մնում է, և հաջորդ տարի կսկսեք ոչ թե դատարկ թերթից։`,
    `В последние десять дней декабря наш склад работает в две смены, и чаще всего слышно: «забыли». Вот список, с которым наши постоянные компании не забывают ничего.

## Сколько на человека

- **Фрукты.** 400 граммов: [мандарины](product:mandarins), яблоки, немного граната. На тридцать человек — 12 килограммов.
- **Сухофрукты и орехи.** 100 граммов: [алани](product:alani-peach-walnut), шароц, фундук, грецкий орех.
- **Сладкое.** 120 граммов: [гата](product:gata-yerevan), пахлава, шоколад.
- **Сыр и колбасы.** 150 граммов: три вида сыра, бастурма, суджух.
- **Хлеб и лаваш.** Два листа лаваша и четверть хлеба.
- **Вода и сок.** Литр, наполовину газированной.

## Когда

1. **За три недели** закажите подарки: [наборы шоколада](product:chocolate-assorted-gift) и коробки шароца кончаются первыми.
2. **За две недели** возьмите то, что хранится: воду, соки, сухофрукты, орехи, салфетки. Коробками, пока есть все виды.
3. **За три дня** — сыр, колбасы, фрукты.
4. **Накануне** — хлеб, зелень, торт. Доставку выбирайте утреннюю: вечером город стоит.

## Бюджет

Половина цены стола обычно в трёх строках: фрукты, сыр, сладкое. Там и ищите экономию: мандарины ящиком и сыр на вес заметно дешевле нарезанного и упакованного.

> Один режет, один раскладывает. Стол на тридцать человек двое накрывают за сорок минут.

## Счёт компании

С учётной записью компании вы видите цены для компаний и можете поделить заказ между сотрудниками: один собирает сладкое, другой фрукты, а вы объединяете и подтверждаете. После праздника история остаётся, и через год вы начнёте не с чистого листа.`,
    `In the last ten days of December our warehouse works in two shifts, and the words heard most often are “we forgot”. Here is the list with which our regular companies forget nothing.

## How much for each

- **Fruit.** 400 grams: [mandarins](product:mandarins), apples, a few pomegranates. For thirty people, 12 kilograms.
- **Dried fruit and nuts.** 100 grams: [alani](product:alani-peach-walnut), sharots, hazelnuts, walnuts.
- **Sweets.** 120 grams: [gata](product:gata-yerevan), pakhlava, chocolate.
- **Cheese and cold meats.** 150 grams: three kinds of cheese, basturma, sujukh.
- **Bread and lavash.** Two sheets of lavash and a quarter of a loaf.
- **Water and juice.** A litre, half of it sparkling.

## When

1. **Three weeks before**, order the presents: [boxes of chocolates](product:chocolate-assorted-gift) and of sharots are the first to run out.
2. **Two weeks before**, take what keeps: water, juice, dried fruit, nuts, napkins. By the box, while every kind is there.
3. **Three days before**: cheese, cold meats, fruit.
4. **The day before**: bread, herbs, a cake. Choose a delivery in the morning, for in the evening the city stands still.

## The budget

Half of what a table costs is usually in three lines: fruit, cheese, sweets. Look for savings there: mandarins by the crate and cheese by weight are far cheaper than sliced and packed.

> One person cuts, one lays out. Two people set a table for thirty in forty minutes.

## A company’s account

With a company’s account you see company prices, and may share the order among your people: one collects the sweets, another the fruit, and you put it together and confirm it. After the feast the history stays, and next year you do not begin with an empty sheet.`,
  ),
}
