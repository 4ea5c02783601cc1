import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const pomegranates: DemoPost = {
  key: 'pomegranates',
  category: 'seasons',
  tags: ['fruit', 'holidays'],
  author: 'buyers',
  daysAgo: 20,
  featured: true,
  title: t('Նռան ժամանակը', 'Время граната', 'Pomegranate time'),
  excerpt: t(
    'Մեղրիից նուռը հասնում է նոյեմբերին։ Ինչպես ճանաչել հյութալի պտուղը, հատիկավորել առանց խոհանոցը ներկելու և պահել մինչև Ամանոր։',
    'Из Мегри гранат приходит в ноябре. Как узнать сочный плод, вынуть зёрна, не перекрасив кухню, и сохранить до Нового года.',
    'Pomegranates reach us from Meghri in November. How to know a juicy one, seed it without painting the kitchen, and keep it until New Year.',
  ),
  picture: {
    motifs: ['red-apple', 'beverage-box', 'basket', 'red-apple', 'maple-leaf'],
    tint: '#FBD9D3',
    cloth: '#8C2338',
  },
  alt: t(
    'Կարմիր պտուղներ, հյութ և զամբյուղ',
    'Красные плоды, сок и корзина',
    'Red fruit, juice and a basket',
  ),
  body: t(
    `Հայաստանում նուռը միայն միրգ չէ. այն խաչքարերի վրա է, գորգերի մեջ և հարսանիքի սեղանին։ Իսկ մեր պահեստում այն նոյեմբերի գլխավոր արկղն է, երբ [Մեղրու նուռը](product:pomegranates-meghri) հասնում է Երևան, և մինչև հունվար ամեն շաբաթ պատվիրում ենք նորից։

## Հյութալի պտուղը

- **Ձևը։** Լավ նուռը մի փոքր անկյունավոր է. հատիկները լցվել են և կեղևը ներսից հրել։ Կլոր, գնդակի պես պտուղը դեռ հասուն չէ։
- **Կեղևը։** Բարակ, չոր, գրեթե թղթի պես։ Փայլուն և փափուկ կեղևի տակ ջուր է հավաքվել։
- **Քաշը։** Երկու հավասար պտղից վերցրեք ծանրը։
- **Թագը։** Փակ և չոր. բաց թագից մտնում է խոնավությունը։

## Հատիկավորել առանց հետքերի

1. Կտրեք թագը շրջանաձև, ոչ շատ խորը։
2. Կեղևը ճեղքեք սպիտակ միջնորմների գծերով՝ վերևից ներքև։
3. Բացեք պտուղը ջրով լի ամանի մեջ. հատիկները կնստեն հատակին, թաղանթը կլողա։
4. Քամեք և չորացրեք սրբիչով։

Մաքրած հատիկները սառնարանում դիմանում են երեք օր, սառցարանում՝ մինչև գարուն։

## Պահել մինչև Ամանոր

Ամբողջական նուռը սիրում է զով և չոր տեղ։ Փաթաթեք թղթով, շարեք մեկ շերտով, մի դրեք պոլիէթիլենի մեջ։ Պատշգամբում, որտեղ չի սառչում, այն հանգիստ սպասում է վեց շաբաթ. կեղևը կկնճռոտվի, հատիկները կմնան թարմ։

> Կնճռոտ նռան համն ավելի լավ է, քան թվում է. այն ուղղակի կորցրել է կեղևի ջուրը, ոչ թե հյութը։

## Եվ ինչ անել դրանով

Հատիկները գցեք աղցանի, պլավի կամ մածունի վրա։ Տապակած մսին սազում է [նռան սոուսը](product:sauce-pomegranate-033), որ նույն նուռն է՝ եռացրած մինչև թանձրանալը։ Իսկ եթե ժամանակ չունեք, մեր [նռան հյութը](product:juice-pomegranate-0-75) քամված է մեկ բաղադրիչից, առանց շաքարի։`,
    `В Армении гранат — не просто фрукт: он на хачкарах, в коврах и на свадебном столе. А на нашем складе это главный ящик ноября, когда [мегринский гранат](product:pomegranates-meghri) добирается до Еревана и до января мы заказываем его каждую неделю снова.

## Сочный плод

- **Форма.** Хороший гранат немного угловат: зёрна налились и распирают кожуру изнутри. Круглый, как мяч, плод ещё не дозрел.
- **Кожура.** Тонкая, сухая, почти как бумага. Под блестящей и мягкой собралась вода.
- **Вес.** Из двух одинаковых плодов берите тяжёлый.
- **Корона.** Закрытая и сухая: через открытую проникает влага.

## Вынуть зёрна без следов

1. Срежьте корону по кругу, не слишком глубоко.
2. Надрежьте кожуру вдоль белых перегородок, сверху вниз.
3. Раскройте плод в миске с водой: зёрна лягут на дно, плёнки всплывут.
4. Слейте воду и обсушите зёрна полотенцем.

Очищенные зёрна стоят в холодильнике три дня, в морозилке — до весны.

## Сохранить до Нового года

Целый гранат любит прохладу и сухость. Заверните его в бумагу, уложите в один слой и не кладите в полиэтилен. На балконе, где не замерзает, он спокойно ждёт шесть недель: кожура сморщится, зёрна останутся свежими.

> Сморщенный гранат вкуснее, чем кажется: он потерял воду из кожуры, а не сок.

## И что с ним делать

Бросьте зёрна в салат, в плов или на мацун. К жареному мясу идёт [гранатовый соус](product:sauce-pomegranate-033): тот же гранат, уваренный до густоты. А если времени нет, наш [гранатовый сок](product:juice-pomegranate-0-75) отжат из одного-единственного продукта, без сахара.`,
    `In Armenia the pomegranate is more than a fruit: it is on the cross-stones, in the carpets and on the wedding table. In our warehouse it is the great crate of November, when the [Meghri pomegranates](product:pomegranates-meghri) arrive in Yerevan and we order them anew every week until January.

## A juicy one

- **Shape.** A good pomegranate is slightly angular: its seeds have filled and push the skin from inside. One that is round like a ball is not ripe yet.
- **Skin.** Thin and dry, almost like paper. Under a shiny and soft skin, water has gathered.
- **Weight.** Of two fruits of one size, take the heavy one.
- **Crown.** Closed and dry: through an open one the damp gets in.

## Seeding it without a trace

1. Cut the crown out in a circle, not too deep.
2. Score the skin along the white walls, from top to bottom.
3. Open the fruit in a bowl of water: the seeds sink, the skins float.
4. Drain the seeds and dry them with a towel.

Cleaned seeds keep for three days in the fridge, and until spring in the freezer.

## Keeping it until New Year

A whole pomegranate likes it cool and dry. Wrap it in paper, lay the fruits in one layer, and never put them into plastic. On a balcony that does not freeze it waits for six weeks: the skin wrinkles, the seeds stay fresh.

> A wrinkled pomegranate is better than it looks: it has lost the water of its skin, not its juice.

## And what to do with it

Throw the seeds over a salad, a pilaf or matsun. Roast meat likes [pomegranate sauce](product:sauce-pomegranate-033), which is the same fruit, boiled down until thick. And if there is no time, our [pomegranate juice](product:juice-pomegranate-0-75) is pressed from one thing alone, without sugar.`,
  ),
}
