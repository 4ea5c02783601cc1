import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const freshHerbs: DemoPost = {
  key: 'fresh-herbs',
  category: 'storage',
  tags: ['herbs', 'budget'],
  author: 'kitchen',
  daysAgo: 48,
  title: t(
    'Կանաչին թարմ՝ մեկ շաբաթ',
    'Зелень, свежая целую неделю',
    'Herbs that stay fresh for a week',
  ),
  excerpt: t(
    'Կապը գնում ենք երեկոյան, իսկ երկրորդ օրը այն արդեն թոշնած է։ Հինգ րոպե աշխատանք, և ռեհանն ու համեմը կսպասեն մինչև կիրակի։',
    'Пучок куплен вечером, а на второй день уже вянет. Пять минут работы — и базилик с кинзой дождутся воскресенья.',
    'The bunch was bought in the evening and is limp on the second day. Five minutes of work, and basil and coriander will wait until Sunday.',
  ),
  picture: {
    motifs: ['leafy-green', 'herb', 'glass-of-milk', 'seedling', 'kitchen-knife'],
    tint: '#DDF0D3',
    cloth: '#3F7A45',
  },
  alt: t(
    'Կանաչեղեն և դանակ սեղանին',
    'Зелень и нож на столе',
    'Green herbs and a knife on a table',
  ),
  body: t(
    `Հայկական սեղանն առանց կանաչու սեղան չէ. պանիր, լավաշ, մի բուռ համեմ, ռեհան և թարխուն, ու ընթրիքը պատրաստ է։ Ցավոք, կանաչին առաջինն է փչանում։ Պատճառները երկուսն են՝ ջուրը տերևների վրա և չոր օդը սառնարանում։

## Նախ՝ ջոկել և չորացնել

Բացեք կապը հենց տուն հասնելուն պես. ռետինը սեղմում է ցողունները, և դրանք սկսում են փտել։ Հանեք դեղնած տերևները։ Եթե լվանում եք, ապա մինչև վերջ չորացրեք՝ սրբիչի վրա փռած կես ժամ։ Թաց կանաչին մեկ գիշեր էլ չի դիմանա։

## Երեք եղանակ

- **Փափուկ ցողուններ՝ համեմ, մաղադանոս, սամիթ։** Կտրեք ցողունի ծայրը և դրեք բաժակի մեջ՝ մեկ մատ ջրով, ինչպես ծաղիկը։ Վերևից ծածկեք տոպրակով և դրեք սառնարան։
- **Ռեհան։** Նույն բաժակը, բայց սենյակում։ Սառնարանում ռեհանը սևանում է մեկ օրում, այդ պատճառով մենք էլ [մանուշակագույն ռեհանը](product:basil-purple-bunch) տանում ենք առանձին արկղով։
- **Կոշտ ցողուններ և տերևներ՝ ուրց, սպանախ, հազար։** Փաթաթեք չոր թղթե սրբիչով և դրեք փակ ամանի մեջ։ Թուղթը փոխեք, երբ խոնավանա։

## Երբ շատ է

[Սեղանի խառը կանաչու](product:herbs-mixed-bunch) մեծ կապը երկու հոգու համար շատ է։ Կեսը մանրացրեք, լցրեք սառույցի ձևերի մեջ, վրան՝ մի քիչ ձեթ, և սառեցրեք։ Մեկ խորանարդիկը բավական է մի կաթսա ապուրի։

> Թոշնած համեմը դեռ կորած չէ. տասնհինգ րոպե սառցաջրում, և այն նորից կկանգնի։

Գնելիս նայեք ցողունի կտրվածքին. թարմ կանաչունը խոնավ է և բաց, հնինը՝ մուգ։ Ամբողջ տեսականին մեր [կանաչու բաժնում](category:herbs-greens) է. այն բերում են ամեն առավոտ, ուրեմն կարելի է գնել քիչ և հաճախ։`,
    `Армянский стол без зелени — не стол: сыр, лаваш, горсть кинзы, базилика и тархуна, и ужин готов. Увы, зелень портится первой. Виноваты двое: вода на листьях и сухой воздух холодильника.

## Сначала перебрать и обсушить

Развяжите пучок, как только пришли домой: резинка сдавливает стебли, и они начинают гнить. Уберите пожелтевшие листья. Если моете, то сушите до конца: полчаса на расстеленном полотенце. Мокрая зелень не переживёт и ночи.

## Три способа

- **Мягкие стебли: кинза, петрушка, укроп.** Подрежьте кончики и поставьте в стакан, воды на палец, как цветы. Сверху накройте пакетом — и в холодильник.
- **Базилик.** Тот же стакан, но в комнате. В холодильнике базилик чернеет за день, поэтому и мы возим [фиолетовый базилик](product:basil-purple-bunch) в отдельном ящике.
- **Жёсткие стебли и листья: чабрец, шпинат, салат.** Заверните в сухое бумажное полотенце и положите в закрытую коробку. Отсырела бумага — смените.

## Когда её много

Большой пучок [столовой зелени](product:herbs-mixed-bunch) для двоих велик. Половину порубите, разложите по формочкам для льда, капните масла и заморозьте. Одного кубика хватит на кастрюлю супа.

> Увядшая кинза ещё не потеряна: пятнадцать минут в ледяной воде, и она снова стоит.

Покупая, смотрите на срез стебля: у свежей зелени он влажный и светлый, у старой тёмный. Весь выбор — в нашем [отделе зелени](category:herbs-greens): её привозят каждое утро, так что можно брать понемногу и часто.`,
    `An Armenian table without herbs is no table: cheese, lavash, a handful of coriander, basil and tarragon, and supper is ready. Alas, herbs are the first to spoil. Two things are to blame: water on the leaves, and the dry air of the fridge.

## First sort and dry

Untie the bunch as soon as you are home: the band squeezes the stalks, and they begin to rot. Take out the yellow leaves. If you wash them, dry them to the end: half an hour, spread on a towel. Wet herbs do not last a night.

## Three ways

- **Soft stalks: coriander, parsley, dill.** Trim the ends and stand them in a glass with a finger of water, like flowers. Put a bag over the top, and the glass into the fridge.
- **Basil.** The same glass, but in the room. In the fridge basil turns black within a day, which is why we carry [purple basil](product:basil-purple-bunch) in a crate of its own.
- **Firm stalks and leaves: thyme, spinach, lettuce.** Wrap them in a dry paper towel and lay them in a closed box. When the paper is damp, change it.

## When there is too much

A big bunch of [mixed table herbs](product:herbs-mixed-bunch) is a lot for two. Chop half of it, put it into an ice tray with a little oil, and freeze it. One cube is enough for a pot of soup.

> Limp coriander is not lost yet: fifteen minutes in iced water, and it stands again.

When you buy, look at the cut of the stalk: it is moist and light on fresh herbs, and dark on old ones. The whole choice is in our [herbs department](category:herbs-greens): they come in every morning, so you may buy little and often.`,
  ),
}
