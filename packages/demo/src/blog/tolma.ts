import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const tolma: DemoPost = {
  key: 'tolma',
  category: 'recipes',
  tags: ['meat', 'herbs', 'holidays'],
  author: 'kitchen',
  daysAgo: 12,
  title: t(
    'Տոլմա, որ չի քանդվում',
    'Толма, которая не разваливается',
    'Tolma that does not fall apart',
  ),
  excerpt: t(
    'Խաղողի տերև, աղացած միս, բրինձ և շատ կանաչի. պարզ բաղադրատոմս վեց հոգու համար և երեք սխալ, որ անում են բոլորը։',
    'Виноградный лист, фарш, рис и много зелени: простой рецепт на шестерых и три ошибки, которые делают все.',
    'Vine leaves, minced meat, rice and plenty of herbs: a simple recipe for six, and three mistakes that everybody makes.',
  ),
  picture: {
    motifs: ['pot-of-food', 'leafy-green', 'cut-of-meat', 'lemon', 'herb'],
    tint: '#E8EFD2',
    cloth: '#55702F',
  },
  alt: t(
    'Կաթսա, տերևներ և միս սեղանին',
    'Кастрюля, листья и мясо на столе',
    'A pot, leaves and meat on a table',
  ),
  comments: [
    {
      name: 'Արմեն Ս.',
      daysAgo: 9,
      text: 'Ափսեի մասին ճիշտ եք։ Քսան տարի եփում եմ, և միշտ վերին շերտն էր բացվում։ Շնորհակալություն։',
    },
  ],
  body: t(
    `Տոլման տոնական ուտեստ է, բայց դժվար չէ. մեկ ժամ ձեռքի աշխատանք և մեկ ժամ հանգիստ կրակ։ Ամենակարևորը երեք բան է՝ լավ տերև, քիչ բրինձ և վերևից ծանր ափսե։

## Վեց հոգու համար

- 60 [խաղողի տերև](product:pickles-grape-leaves)՝ մեկ բանկա
- 700 գ [տավարի աղացած միս](product:beef-mince)
- 120 գ [կլոր բրինձ](product:rice-round-1kg)
- 2 սոխ, մանր կտրատած
- մի մեծ կապ [խառը կանաչի](product:herbs-mixed-bunch)
- 2 գդալ տոմատի մածուկ, աղ, պղպեղ
- 50 գ կարագ

## Ինչպես

1. Տերևները լվացեք, տասը րոպե պահեք տաք ջրում, որ աղը դուրս գա։
2. Միսը խառնեք հում բրնձի, սոխի, կանաչու, մածուկի և կես բաժակ ջրի հետ։ Միջուկը պետք է փափուկ լինի. չոր միջուկից պինդ տոլմա է ստացվում։
3. Տերևը դրեք փայլուն կողմը ներքև, մեջը՝ մի թեյի գդալ միջուկ։ Ծալեք կողքերը, ապա փաթաթեք, ոչ շատ պինդ, բրինձը դեռ պիտի ուռչի։
4. Շարեք կաթսայի մեջ իրար սեղմ, կարով ներքև, շերտերի միջև դրեք կարագը։
5. Վրան շուռ տվեք ափսե, լցրեք եռացող ջուր մինչև ափսեի եզրը և եփեք թույլ կրակին մեկ ժամ։
6. Անջատեք և թողեք տասնհինգ րոպե. տոլման էլ է հանգստանում։

## Երեք սխալ

- **Շատ բրինձ։** Տոլման մսով ուտեստ է. բրինձը մսի մեկ վեցերորդից ավելի թող չլինի։
- **Ուժեղ կրակ։** Եռացող ջուրը քանդում է փաթեթները. բավական է, որ մակերեսը հազիվ շարժվի։
- **Առանց ափսեի։** Առանց ծանրության վերին շերտը լողում է և բացվում։

> Մատուցեք սխտորով մածունով. երկու պճեղ մեկ բաժակ մածունին, աղ և ոչ ավելին։

Մնացածը հաջորդ օրն ավելի համեղ է։ Մածունն ընտրեք [կովի](product:matsun-lori-cow) կամ, եթե սիրում եք թանձր, քամած։`,
    `Толма — блюдо праздничное, но не трудное: час работы руками и час тихого огня. Важны три вещи: хороший лист, немного риса и тяжёлая тарелка сверху.

## На шестерых

- 60 [виноградных листьев](product:pickles-grape-leaves), одна банка
- 700 г [говяжьего фарша](product:beef-mince)
- 120 г [круглого риса](product:rice-round-1kg)
- 2 луковицы, мелко нарезанные
- большой пучок [столовой зелени](product:herbs-mixed-bunch)
- 2 ложки томатной пасты, соль, перец
- 50 г сливочного масла

## Как

1. Листья промойте и подержите десять минут в тёплой воде, чтобы вышла соль.
2. Смешайте мясо с сырым рисом, луком, зеленью, пастой и половиной стакана воды. Начинка должна быть мягкой: из сухой выходит жёсткая толма.
3. Положите лист блестящей стороной вниз, на него чайную ложку начинки. Подверните бока и сверните не туго: рису ещё разбухать.
4. Уложите в кастрюлю вплотную, швом вниз, между слоями — масло.
5. Накройте перевёрнутой тарелкой, залейте кипятком до её края и варите на слабом огне час.
6. Выключите и оставьте на пятнадцать минут: толма тоже отдыхает.

## Три ошибки

- **Много риса.** Толма — блюдо мясное: риса пусть будет не больше шестой части мяса.
- **Сильный огонь.** Кипение разрывает свёртки; довольно, если поверхность едва шевелится.
- **Без тарелки.** Без груза верхний слой всплывает и раскрывается.

> Подавайте с мацуном и чесноком: два зубчика на стакан мацуна, соль, и больше ничего.

То, что осталось, назавтра вкуснее. Мацун возьмите [коровий](product:matsun-lori-cow) или, если любите погуще, сцеженный.`,
    `Tolma is a dish for feasts, but not a hard one: an hour of handiwork and an hour over a quiet flame. Three things matter: good leaves, not much rice, and a heavy plate on top.

## For six

- 60 [vine leaves](product:pickles-grape-leaves), one jar
- 700 g [minced beef](product:beef-mince)
- 120 g [round rice](product:rice-round-1kg)
- 2 onions, chopped small
- a big bunch of [mixed table herbs](product:herbs-mixed-bunch)
- 2 spoons of tomato paste, salt, pepper
- 50 g butter

## How

1. Rinse the leaves and keep them in warm water for ten minutes, so that the salt comes out.
2. Mix the meat with the raw rice, onions, herbs, paste and half a glass of water. The filling should be soft: a dry one makes a hard tolma.
3. Lay a leaf with its shiny side down and put a teaspoon of filling on it. Fold in the sides and roll it up, not tightly: the rice has yet to swell.
4. Pack them into the pot, close together, seam down, with the butter between the layers.
5. Turn a plate upside down on top, pour in boiling water up to its rim, and cook over a low flame for an hour.
6. Switch off and leave it for fifteen minutes: tolma rests, too.

## Three mistakes

- **Too much rice.** Tolma is a meat dish: let the rice be a sixth of the meat at most.
- **A strong flame.** Boiling tears the parcels; it is enough if the surface barely moves.
- **No plate.** Without a weight the upper layer floats and opens.

> Serve it with matsun and garlic: two cloves to a glass of matsun, salt, and nothing else.

What is left tastes better on the next day. Take [cow’s matsun](product:matsun-lori-cow) or, if you like it thick, the strained one.`,
  ),
}
