import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const winterCellar: DemoPost = {
  key: 'winter-cellar',
  category: 'storage',
  tags: ['vegetables', 'budget'],
  author: 'buyers',
  daysAgo: 33,
  title: t(
    'Կարտոֆիլ, սոխ, գազար. ձմռան պաշարը',
    'Картофель, лук, морковь: запас на зиму',
    'Potatoes, onions, carrots: a store for winter',
  ),
  excerpt: t(
    'Աշնանը արկղով գնածը մինչև մարտ կդիմանա, եթե յուրաքանչյուրն իր տեղն ունի։ Ոչ մի նկուղ պետք չէ. բավական է պատշգամբը։',
    'Купленное осенью ящиками доживёт до марта, если у каждого своё место. Погреб не нужен: хватит и балкона.',
    'What is bought by the crate in autumn lasts until March, if each has its own place. No cellar is needed: a balcony will do.',
  ),
  picture: {
    motifs: ['potato', 'onion', 'carrot', 'garlic', 'potato'],
    tint: '#EADFC9',
    cloth: '#7A5A36',
  },
  alt: t(
    'Կարտոֆիլ, սոխ, գազար և սխտոր',
    'Картофель, лук, морковь и чеснок',
    'Potatoes, onions, carrots and garlic',
  ),
  body: t(
    `Հոկտեմբերին արմատապտուղներն ամենաէժանն են և ամենահամեղը. դաշտը նոր է հավաքվել, և ոչինչ դեռ չի պառկել պահեստում։ Ով այդ շաբաթներին ցանցով է գնում, ամբողջ ձմեռ կիսով չափ քիչ է վճարում։ Մնում է պահել։

## Ով ում հետ չի ապրում

- **Կարտոֆիլն ու սոխը** միշտ առանձին։ Սոխը խոնավություն և գազ է արձակում, կարտոֆիլը ծլում է, իսկ սոխը փափկում։
- **Գազարն ու խնձորը** նույնպես. խնձորի կողքին գազարը դառնանում է։
- **Սխտորը** միայն չոր տեղում, երբեք սառնարանում. այնտեղ այն ծլում է։

## Կարտոֆիլ

Մութ, զով, շնչող. ահա ամբողջ գաղտնիքը։ [Գեղարքունիքի կարտոֆիլը](product:potatoes-gegharkunik-net) պինդ մաշկ ունի և հենց ձմռան համար է։ Մի լվացեք, հող մնա վրան։ Լցրեք թղթե տոպրակի կամ փայտե արկղի մեջ, ծածկեք հին վերմակով։ Լույսի տակ կարտոֆիլը կանաչում է, և կանաչ մասն ուտել չի կարելի։ Լավագույն ջերմությունը 4–8 աստիճանն է։

## Սոխ և սխտոր

Չոր և օդավետ։ [Սոխի ցանցը](product:onions-net-3kg) կախեք խոհանոցի դռան ետևում. ցանցն ինքն արդեն պատրաստի պահարան է։ Մի դրեք լվացարանի տակ, որտեղ տաք է ու խոնավ։

## Գազար

[Գազարին](product:carrots) հակառակն է պետք՝ խոնավություն։ Կտրեք կանաչ ծայրը, շարեք տուփի մեջ խոնավ ավազով կամ փաթաթեք խոնավ սրբիչով և դրեք սառնարանի ներքևի արկղը։ Այնտեղ այն խրթխրթան կմնա երկու ամիս։

## Շաբաթը մեկ անգամ

Նայեք ամբողջ պաշարը։ Մեկ փտած պտուղը շաբաթվա մեջ կվարակի կողքի տասը. հանեք այն, մնացածը սրբեք և ետ դրեք։

> Պաշարը սիրում է տիրոջ աչքը. հինգ րոպե կիրակի օրը, և մարտին դեռ ձերը կուտեք։

Մեր [արմատապտուղների բաժնում](category:potatoes-roots) ցանցերն ու արկղերն ավելի էժան են, քան նույնը կշռով։`,
    `В октябре корнеплоды дешевле и вкуснее всего: поле только что убрано, и ничто ещё не лежало на складе. Кто в эти недели берёт сетками, всю зиму платит вдвое меньше. Остаётся сохранить.

## Кто с кем не живёт

- **Картофель и лук** — всегда порознь. Лук отдаёт влагу и газ, картофель прорастает, а сам лук размягчается.
- **Морковь и яблоки** — тоже: рядом с яблоками морковь горчит.
- **Чеснок** — только в сухости и никогда в холодильнике: там он идёт в рост.

## Картофель

Темно, прохладно, есть чем дышать — вот и весь секрет. У [гегаркуникского картофеля](product:potatoes-gegharkunik-net) плотная кожура, он как раз для зимы. Не мойте, пусть земля останется. Ссыпьте в бумажный мешок или деревянный ящик и накройте старым одеялом. На свету картофель зеленеет, а зелёное есть нельзя. Лучшая температура — от 4 до 8 градусов.

## Лук и чеснок

Сухо и с воздухом. [Сетку лука](product:onions-net-3kg) повесьте за кухонной дверью: сетка сама по себе готовое хранилище. Не держите под мойкой, где тепло и сыро.

## Морковь

[Моркови](product:carrots) нужно обратное — влага. Срежьте зелёный кончик, уложите в коробку с влажным песком или заверните во влажное полотенце и положите в нижний ящик холодильника. Там она останется хрустящей два месяца.

## Раз в неделю

Осмотрите весь запас. Один гнилой плод за неделю заразит десять соседних: уберите его, остальные оботрите и верните.

> Запас любит хозяйский глаз: пять минут в воскресенье, и в марте вы ещё едите своё.

В нашем [отделе корнеплодов](category:potatoes-roots) сетки и ящики дешевле, чем то же самое на вес.`,
    `In October roots are at their cheapest and their best: the fields have just been cleared, and nothing has lain in a warehouse yet. Whoever buys by the net in those weeks pays half as much all winter. It only has to keep.

## Who does not live with whom

- **Potatoes and onions** always apart. Onions give off damp and gas, the potatoes sprout, and the onions go soft.
- **Carrots and apples** too: beside apples, carrots turn bitter.
- **Garlic** only where it is dry, and never in the fridge, where it begins to grow.

## Potatoes

Dark, cool, and with air: that is the whole secret. [Gegharkunik potatoes](product:potatoes-gegharkunik-net) have a firm skin and are made for winter. Do not wash them, let the earth stay on. Pour them into a paper sack or a wooden crate and cover them with an old blanket. In the light potatoes turn green, and the green part must not be eaten. The best temperature is 4 to 8 degrees.

## Onions and garlic

Dry and airy. Hang the [net of onions](product:onions-net-3kg) behind the kitchen door: the net is a larder by itself. Do not keep it under the sink, where it is warm and damp.

## Carrots

[Carrots](product:carrots) need the opposite, moisture. Cut off the green end, lay them in a box of damp sand, or wrap them in a damp towel and put them into the lowest drawer of the fridge. There they stay crisp for two months.

## Once a week

Look through the whole store. One rotten fruit infects the ten beside it within a week: take it out, wipe the others and put them back.

> A store likes its owner’s eye: five minutes on Sunday, and in March you still eat your own.

In our [roots department](category:potatoes-roots) nets and crates cost less than the same by weight.`,
  ),
}
