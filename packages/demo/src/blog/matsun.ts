import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const matsun: DemoPost = {
  key: 'matsun',
  category: 'recipes',
  tags: ['dairy', 'herbs', 'budget'],
  author: 'kitchen',
  daysAgo: 88,
  title: t('Մածունից՝ չորս ճաշ', 'Четыре блюда из мацуна', 'Four dishes out of matsun'),
  excerpt: t(
    'Մեկ բանկա մածունը նախաճաշ է, սոուս, սառը ապուր և տաք սպաս։ Եվ մի խորհուրդ, որ այն կրակի վրա չկտրվի։',
    'Банка мацуна — это завтрак, соус, холодный суп и горячий спас. И один совет, чтобы он не свернулся на огне.',
    'A jar of matsun is a breakfast, a sauce, a cold soup and a hot one. And one piece of advice, so that it does not curdle on the flame.',
  ),
  picture: {
    motifs: ['bowl-with-spoon', 'glass-of-milk', 'cucumber', 'herb', 'garlic'],
    tint: '#E3EEF3',
    cloth: '#4B7A8C',
  },
  alt: t('Աման, կաթ և վարունգ', 'Миска, молоко и огурец', 'A bowl, milk and a cucumber'),
  body: t(
    `Մածունը Հայաստանում գիտեն գրեթե հազար տարի. այն հիշատակում է դեռ Գրիգոր Մագիստրոսը։ Այսօր սառնարանում այն սովորաբար դրված է որպես թանի սկիզբ կամ տոլմայի կողքին։ Մենք առաջարկում ենք ամբողջ բանկան բաժանել չորս օրվա և չորս ճաշի։

## Երկուշաբթի. նախաճաշ

[Քամած մածուն](product:matsun-lori-strained-350), մի գդալ մեղր, մի բուռ ընկույզ։ Քամածը թանձր է, որովհետև շիճուկը հանված է. սպիտակուցը կրկնակի շատ է։

## Երեքշաբթի. սխտորով սոուս

Երկու պճեղ սխտորը տրորեք աղով, խառնեք մեկ բաժակ մածունի հետ, թողեք տասը րոպե։ Սազում է տոլմային, տապակած սմբուկին, խաշած կարտոֆիլին, նույնիսկ մակարոնին։

## Չորեքշաբթի. սառը ապուր

- կես լիտր [կովի մածուն](product:matsun-lori-cow)
- մեկ բաժակ սառը գազավորված ջուր
- երկու [վարունգ](product:cucumbers-short), մանր
- սամիթ, համեմ, մի պտղունց աղ

Հարեք մածունը ջրով, լցրեք վարունգի և կանաչու վրա, տասը րոպե սառնարան։ Շոգ օրվա ճաշ՝ առանց գազօջախի։

## Հինգշաբթի. սպաս

1. Եփեք կես բաժակ ձավար կամ [կորկոտ](product:grain-korkot-800) մինչև փափկելը։
2. Մեկ լիտր մածունը հարեք մեկ ձվի և մեկ գդալ ալյուրի հետ, ավելացրեք մեկ բաժակ ջուր։
3. Դրեք թույլ կրակի և խառնեք **միշտ նույն կողմ**, առանց դադարի, մինչև եռա։
4. Լցրեք ձավարը, եփեք հինգ րոպե։
5. Սոխը տապակեք կարագի մեջ, գցեք չորացրած կամ թարմ համեմ և լցրեք վրան։

> Մածունը կտրվում է երկու դեպքում. երբ կրակն ուժեղ է, և երբ խառնելը մոռացել եք։ Ձուն ու ալյուրը նրա ապահովագրությունն են։

## Եվ թթվածը

Մեկ շաբաթ մնացած մածունը թթու է, բայց լավն է. հենց այդպիսինից է ստացվում լավագույն սպասը և լավագույն [թանը](product:tan-geghama)։ Մի թափեք։

Ամբողջ տեսականին՝ կովի, ոչխարի, գոմեշի, [մածուն և կեֆիր](category:matsun-kefir) բաժնում։`,
    `Мацун в Армении знают почти тысячу лет: о нём упоминает ещё Григор Магистрос. Сегодня он обычно стоит в холодильнике как начало тана или соус к толме. Мы предлагаем всю банку, на четыре дня и четыре блюда.

## Понедельник: завтрак

[Сцеженный мацун](product:matsun-lori-strained-350), ложка мёда, горсть орехов. Сцеженный густ, потому что сыворотка ушла: белка в нём вдвое больше.

## Вторник: соус с чесноком

Два зубчика чеснока разотрите с солью, смешайте со стаканом мацуна и оставьте на десять минут. Идёт к толме, жареным баклажанам, варёному картофелю и даже к макаронам.

## Среда: холодный суп

- пол-литра [коровьего мацуна](product:matsun-lori-cow)
- стакан холодной газированной воды
- два [огурца](product:cucumbers-short), мелко
- укроп, кинза, щепотка соли

Взбейте мацун с водой, залейте огурцы и зелень, десять минут в холодильник. Обед для жаркого дня без плиты.

## Четверг: спас

1. Сварите до мягкости полстакана крупы или [коркота](product:grain-korkot-800).
2. Литр мацуна взбейте с одним яйцом и ложкой муки, добавьте стакан воды.
3. Поставьте на слабый огонь и мешайте **всегда в одну сторону**, не переставая, пока не закипит.
4. Всыпьте крупу, варите пять минут.
5. Лук обжарьте в сливочном масле, бросьте сушёную или свежую кинзу и вылейте сверху.

> Мацун сворачивается в двух случаях: когда огонь силён и когда забыли мешать. Яйцо и мука — его страховка.

## И кислый

Мацун, простоявший неделю, кислый, но хороший: именно из такого выходят лучший спас и лучший [тан](product:tan-geghama). Не выливайте.

Весь выбор — коровий, овечий, буйволиный — в отделе [мацуна и кефира](category:matsun-kefir).`,
    `Matsun has been known in Armenia for almost a thousand years: Grigor Magistros already mentions it. Today it usually stands in the fridge as the beginning of tan, or beside tolma. We propose the whole jar, for four days and four dishes.

## Monday: breakfast

[Strained matsun](product:matsun-lori-strained-350), a spoon of honey, a handful of walnuts. The strained one is thick because the whey is gone: it has twice the protein.

## Tuesday: garlic sauce

Crush two cloves of garlic with salt, mix them with a glass of matsun and leave it for ten minutes. It suits tolma, fried aubergines, boiled potatoes, and even pasta.

## Wednesday: cold soup

- half a litre of [cow’s matsun](product:matsun-lori-cow)
- a glass of cold sparkling water
- two [cucumbers](product:cucumbers-short), chopped small
- dill, coriander, a pinch of salt

Whisk the matsun with the water, pour it over cucumbers and herbs, ten minutes in the fridge. A dinner for a hot day, without the stove.

## Thursday: spas

1. Boil half a glass of groats or [korkot](product:grain-korkot-800) until soft.
2. Whisk a litre of matsun with an egg and a spoon of flour, and add a glass of water.
3. Set it on a low flame and stir **always in one direction**, without a pause, until it boils.
4. Pour in the groats and cook for five minutes.
5. Fry an onion in butter, throw in dried or fresh coriander, and pour it on top.

> Matsun curdles in two cases: when the flame is strong, and when you forgot to stir. Egg and flour are its insurance.

## And the sour one

Matsun that has stood for a week is sour, but good: it makes the best spas and the best [tan](product:tan-geghama). Do not pour it away.

The whole choice, from cows, sheep and buffaloes, is under [matsun and kefir](category:matsun-kefir).`,
  ),
}
