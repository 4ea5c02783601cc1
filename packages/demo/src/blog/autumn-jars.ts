import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const autumnJars: DemoPost = {
  key: 'autumn-jars',
  category: 'seasons',
  tags: ['vegetables', 'preserves', 'budget'],
  author: 'buyers',
  daysAgo: 68,
  title: t('Սեպտեմբերի բանկաները', 'Банки сентября', 'The jars of September'),
  excerpt: t(
    'Լոլիկ, պղպեղ, սմբուկ. երեք շաբաթ, երբ բանջարեղենը հում նյութ է ձմռան համար։ Ինչ փակել տանը, իսկ ինչ գնել պատրաստի։',
    'Помидоры, перец, баклажаны: три недели, когда овощи — это сырьё на зиму. Что закрывать дома, а что купить готовым.',
    'Tomatoes, peppers, aubergines: three weeks when vegetables are made into winter. What to put up at home, and what to buy ready.',
  ),
  picture: {
    motifs: ['tomato', 'jar', 'canned-food', 'bell-pepper', 'hot-pepper'],
    tint: '#FBE0D0',
    cloth: '#A33B22',
  },
  alt: t('Լոլիկ, բանկա և պղպեղ', 'Помидоры, банка и перец', 'Tomatoes, a jar and peppers'),
  body: t(
    `Սեպտեմբերի կեսին շուկան կարմիր է։ Լոլիկը վերջապես հասել է արևին, պղպեղը քաղցրացել, սմբուկը դեռ սերմ չունի։ Երեք շաբաթից ցուրտ գիշերները կփակեն դաշտը, և մինչև հունիս լոլիկը կգա ջերմոցից։ Հենց դրա համար բակերում հիմա կրակ է վառվում։

## Ինչն արժե փակել տանը

- **Խորոված բանջարեղեն։** Ոչ մի գործարան չի կրկնի ձեր կրակի համը։ Խորովեք [սմբուկ](product:aubergines), պղպեղ, լոլիկ, մաքրեք, լցրեք բանկաների մեջ, եռացրեք քառասուն րոպե։
- **Թթու։** Մանր վարունգ, ծաղկակաղամբ, գազար, սամիթ և աղաջուր, հինգ օր սենյակում, ապա զով տեղում։
- **Տոմատ։** Հասած, ճաքած, էժան լոլիկից. եփել, քամել, նորից եփել մինչև գդալը կանգնի։

## Ինչն ավելի լավ է գնել

Աջապսանդալն ու խավիարը ժամեր են պահանջում, իսկ պատրաստին վատը չէ. [սմբուկի խավիարը](product:vegetables-eggplant-caviar) եփում են փոքր կաթսաներով, առանց օսլայի։ Նույնն ասենք [տոմատի մածուկի](product:tomato-paste-ararat) մասին. տասը կիլոգրամ լոլիկից մեկ լիտր մածուկ է ստացվում, ուրեմն հաշվեք ձեր գազն ու ժամանակը։

## Հաշիվ մեկ ընտանիքի համար

1. Չորս հոգին ձմռանն ուտում են մոտ քսան բանկա՝ շաբաթը մեկից մի քիչ պակաս։
2. Կեսը թող լինի խորոված, քառորդը՝ թթու, քառորդը՝ տոմատ։
3. Դրա համար պետք է երկու արկղ լոլիկ, մեկ արկղ պղպեղ, մեկ արկղ սմբուկ և երկու ցանց սոխ։

## Մաքրություն

> Բանկան փչանում է ոչ թե աղից, այլ կափարիչից։ Ամեն տարի նոր կափարիչ, և ոչ մի խնայողություն։

Բանկաները լվացեք սոդայով, տաքացրեք ջեռոցում 120 աստիճանում քսան րոպե, լցրեք տաք վիճակում, շուռ տվեք։ Եթե կափարիչը ուռել է, բանկան մի բացեք և մի համտեսեք. դեն նետեք։

Արկղերով [բանջարեղենը](category:vegetables) այս շաբաթներին ամենաէժանն է. պատվիրեք երեկոյան, առավոտյան կհասնի։`,
    `В середине сентября рынок красный. Помидоры наконец добрали солнца, перец стал сладким, баклажаны ещё без семян. Через три недели холодные ночи закроют поле, и до июня помидор будет из теплицы. Потому-то сейчас во дворах и горят костры.

## Что стоит закрывать дома

- **Овощи на огне.** Ни один завод не повторит вкус вашего костра. Испеките [баклажаны](product:aubergines), перец, помидоры, очистите, разложите по банкам и кипятите сорок минут.
- **Соленья.** Мелкие огурцы, цветная капуста, морковь, укроп и рассол: пять дней в комнате, потом в прохладе.
- **Томат.** Из спелых, треснувших, дешёвых помидоров: сварить, протереть и снова варить, пока не встанет ложка.

## Что лучше купить

Аджапсандал и икра требуют часов, а готовые вовсе не плохи: [баклажанную икру](product:vegetables-eggplant-caviar) варят небольшими котлами, без крахмала. То же скажем о [томатной пасте](product:tomato-paste-ararat): из десяти килограммов помидоров выходит литр пасты, так что посчитайте свой газ и своё время.

## Счёт на семью

1. Четверо за зиму съедают банок двадцать — чуть меньше одной в неделю.
2. Половина пусть будет печёных овощей, четверть солений, четверть томата.
3. На это нужны два ящика помидоров, ящик перца, ящик баклажанов и две сетки лука.

## Чистота

> Банка портится не от соли, а от крышки. Каждый год новые крышки, и никакой экономии.

Банки вымойте с содой, прогрейте в духовке при 120 градусах двадцать минут, наполняйте горячими, переверните. Если крышка вздулась, банку не открывайте и не пробуйте: выбросьте.

[Овощи](category:vegetables) ящиками в эти недели дешевле всего: закажите вечером, утром привезём.`,
    `In the middle of September the market is red. The tomatoes have had their sun at last, the peppers are sweet, the aubergines have no seeds yet. In three weeks cold nights will close the fields, and until June tomatoes will come from the greenhouse. That is why fires burn in the yards now.

## What to put up at home

- **Fire-roasted vegetables.** No factory repeats the taste of your own fire. Roast [aubergines](product:aubergines), peppers and tomatoes, peel them, fill the jars and boil them for forty minutes.
- **Pickles.** Small cucumbers, cauliflower, carrots, dill and brine: five days in the room, then somewhere cool.
- **Tomato.** From ripe, cracked, cheap fruit: boil it, strain it, and boil it again until a spoon stands in it.

## What is better bought

Ajapsandal and vegetable caviar take hours, and the ready ones are not bad at all: our [aubergine caviar](product:vegetables-eggplant-caviar) is cooked in small kettles, without starch. We say the same of [tomato paste](product:tomato-paste-ararat): ten kilograms of tomatoes make a litre of paste, so count your gas and your time.

## The sum for a family

1. Four people eat some twenty jars in a winter, a little less than one a week.
2. Let half of them be roasted vegetables, a quarter pickles, a quarter tomato.
3. That takes two crates of tomatoes, one of peppers, one of aubergines, and two nets of onions.

## Cleanliness

> It is not the salt that spoils a jar, but the lid. New lids every year, and no saving there.

Wash the jars with soda, heat them in the oven at 120 degrees for twenty minutes, fill them hot, and turn them over. If a lid has swollen, neither open nor taste the jar: throw it away.

[Vegetables](category:vegetables) by the crate are cheapest in these weeks: order in the evening, and they come in the morning.`,
  ),
}
