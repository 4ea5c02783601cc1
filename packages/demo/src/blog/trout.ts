import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const trout: DemoPost = {
  key: 'trout',
  category: 'recipes',
  tags: ['fish', 'herbs'],
  author: 'kitchen',
  daysAgo: 40,
  title: t(
    'Իշխանը ջեռոցում՝ քառասուն րոպեում',
    'Ишхан в духовке за сорок минут',
    'Trout from the oven in forty minutes',
  ),
  excerpt: t(
    'Իշխանը քիչ բան է ուզում՝ թարխուն, կիտրոն և ճիշտ ջերմություն։ Ինչպես ընտրել թարմը և երբ հանել ջեռոցից։',
    'Ишхану нужно немного: тархун, лимон и верный жар. Как выбрать свежего и когда вынимать из духовки.',
    'Ishkhan asks for little: tarragon, a lemon and the right heat. How to choose a fresh one, and when to take it out.',
  ),
  picture: {
    motifs: ['fish', 'lemon', 'herb', 'garlic', 'lemon'],
    tint: '#D6EAF2',
    cloth: '#2E6C86',
  },
  alt: t('Ձուկ, կիտրոն և կանաչի', 'Рыба, лимон и зелень', 'A fish, lemons and herbs'),
  body: t(
    `Իշխանը Սևանի ձուկն է, իսկ այսօր՝ նաև Արարատյան դաշտի մաքուր աղբյուրների վրա կառուցված լճակների։ Միսը վարդագույն է, ոսկորը քիչ, համը՝ նուրբ։ Այդ պատճառով այն հեշտ է փչացնել ավելորդ համեմունքով և ավելորդ տասը րոպեով։

## Թարմը ճանաչել

- **Աչքը** ուռուցիկ է և պարզ, ոչ պղտոր։
- **Խռիկները** կարմիր են, ոչ շագանակագույն։
- **Մարմինը** պինդ է. սեղմեցիք, և հետքն անցավ։
- **Հոտը** ջրի է, ոչ ձկան։

[Ամբողջական իշխանը](product:fish-ishkhan-whole) մեզ մոտ սառույցի վրա է՝ որսից հետո ամենաշատը երկրորդ օրը։

## Չորս հոգու համար

- 2 իշխան, մոտ 600-ական գրամ, մաքրած
- 1 [կիտրոն](product:lemons-piece)
- մի կապ թարխուն
- 40 գ [կարագ](product:butter-lori-82-5-200)
- աղ, պղպեղ, մի գդալ ձեթ

## Ինչպես

1. Ջեռոցը տաքացրեք 200 աստիճան։ Ձուկը չորացրեք սրբիչով. թաց մաշկը խաշվում է, ոչ թե կարմրում։
2. Երկու կողքից երեքական շեղ կտրվածք արեք, ոչ խոր։ Աղեք ներսից և դրսից։
3. Փորի մեջ դրեք թարխուն, կիտրոնի շերտեր և կարագը։ Մաշկը քսեք ձեթով։
4. Դրեք թխման թղթի վրա և թխեք քսան-քսաներկու րոպե, ամենավերին դարակում՝ վերջին երեքը։
5. Ստուգեք մեջքի մոտ. եթե միսը հեշտ է բաժանվում ոսկորից, հանեք հենց այդ պահին։
6. Թողեք հինգ րոպե և մատուցեք ափսեի հյութով։

> Ձուկը ջեռոցից հանելուց հետո էլ է եփվում։ Ավելի լավ է մեկ րոպե շուտ, քան մեկ րոպե ուշ։

## Կողքին

Խաշած կարտոֆիլ կարագով, ոչ ավելին։ Եթե ամբողջական ձուկ չեք սիրում, վերցրեք [ֆիլեն](product:fish-ishkhan-fillet). նույն ջերմությունը, բայց տասը րոպե։ Իսկ հյուրերի համար կա [տաք ապխտած իշխանը](product:fish-ishkhan-hot-smoked), որ ոչինչ չի պահանջում, միայն ափսե։`,
    `Ишхан — рыба Севана, а сегодня и прудов на чистых ключах Араратской долины. Мясо розовое, костей мало, вкус нежный. Поэтому её легко испортить лишней приправой и лишними десятью минутами.

## Узнать свежего

- **Глаз** выпуклый и ясный, не мутный.
- **Жабры** красные, не бурые.
- **Тело** упругое: нажали, и след пропал.
- **Запах** воды, а не рыбы.

[Целый ишхан](product:fish-ishkhan-whole) лежит у нас на льду, не позже второго дня после улова.

## На четверых

- 2 ишхана, граммов по 600, потрошёных
- 1 [лимон](product:lemons-piece)
- пучок тархуна
- 40 г [сливочного масла](product:butter-lori-82-5-200)
- соль, перец, ложка растительного масла

## Как

1. Разогрейте духовку до 200 градусов. Рыбу обсушите: мокрая кожа варится, а не румянится.
2. С обеих сторон сделайте по три косых надреза, неглубоко. Посолите снаружи и внутри.
3. В брюшко положите тархун, ломтики лимона и масло. Кожу смажьте растительным.
4. Выложите на бумагу и пеките двадцать-двадцать две минуты, последние три — на верхней полке.
5. Проверьте у спинки: если мясо легко отходит от кости, вынимайте сразу.
6. Дайте постоять пять минут и подавайте с соком из формы.

> Рыба доходит и после духовки. Лучше на минуту раньше, чем на минуту позже.

## К ней

Варёный картофель с маслом, и только. Не любите целую рыбу — возьмите [филе](product:fish-ishkhan-fillet): тот же жар, но десять минут. А для гостей есть [ишхан горячего копчения](product:fish-ishkhan-hot-smoked): ему нужна одна лишь тарелка.`,
    `Ishkhan is the trout of Lake Sevan and, today, of ponds on the clean springs of the Ararat plain as well. Its flesh is pink, its bones are few, its taste is delicate. So it is easily spoiled by one spice too many, and by ten minutes too many.

## Knowing a fresh one

- **The eye** is round and clear, not clouded.
- **The gills** are red, not brown.
- **The body** is firm: press it, and the mark is gone.
- **The smell** is of water, not of fish.

[Whole ishkhan](product:fish-ishkhan-whole) lies on ice with us, on the second day after the catch at the latest.

## For four

- 2 trout of about 600 grams each, gutted
- 1 [lemon](product:lemons-piece)
- a bunch of tarragon
- 40 g [butter](product:butter-lori-82-5-200)
- salt, pepper, a spoon of oil

## How

1. Heat the oven to 200 degrees. Dry the fish with a towel: a wet skin boils and does not brown.
2. Make three slanting cuts on each side, not deep. Salt it outside and inside.
3. Put tarragon, slices of lemon and the butter into the belly. Brush the skin with oil.
4. Lay it on baking paper and bake it for twenty to twenty-two minutes, the last three on the top shelf.
5. Try it near the back: if the flesh comes off the bone easily, take it out at once.
6. Leave it for five minutes and serve it with the juice of the pan.

> A fish goes on cooking after the oven. Better a minute early than a minute late.

## Beside it

Boiled potatoes with butter, and nothing more. If you do not like a whole fish, take the [fillet](product:fish-ishkhan-fillet): the same heat, but ten minutes. And for guests there is [hot-smoked ishkhan](product:fish-ishkhan-hot-smoked), which needs nothing but a plate.`,
  ),
}
