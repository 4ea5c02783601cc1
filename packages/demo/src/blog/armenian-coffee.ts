import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const armenianCoffee: DemoPost = {
  key: 'armenian-coffee',
  category: 'recipes',
  tags: ['coffee', 'cafes'],
  author: 'kitchen',
  daysAgo: 27,
  title: t(
    'Սուրճ ջազվեով. մեկ րոպեն որոշում է',
    'Кофе в джазве: всё решает минута',
    'Coffee in a jazzve: one minute decides',
  ),
  excerpt: t(
    'Աղացվածքը, ջուրը, կրակը և այն պահը, երբ պետք է հանել։ Ինչպես եփել սուրճ, որ թանձր է, բայց ոչ դառը։',
    'Помол, вода, огонь и то мгновение, когда пора снимать. Как сварить кофе густой, но не горький.',
    'The grind, the water, the flame, and the moment to take it off. How to make coffee that is thick, but not bitter.',
  ),
  picture: {
    motifs: ['hot-beverage', 'beans', 'chocolate-bar', 'cookie', 'fire'],
    tint: '#EFDCC9',
    cloth: '#5A3A29',
  },
  alt: t('Սուրճի բաժակ և քաղցրավենիք', 'Чашка кофе и сладости', 'A cup of coffee and sweets'),
  body: t(
    `Երևանում սուրճը ժամացույց է. առավոտյան, ճաշից հետո, հարևանի հետ, հյուրի առաջ։ Իսկ եփում են այն երեք րոպեում, և այդ երեքից մեկն է, որ որոշում է ամեն ինչ։

## Ինչ է պետք

- **Սուրճ։** Փոշու պես մանր աղացած. մատների արանքում պետք է զգացվի ալյուրի, ոչ թե ավազի պես։ [Դասականը](product:coffee-ground-srchep-classic) միջին բոված է, [հիլով](product:coffee-ground-srchep-cardamom)՝ տոնական։
- **Ջուր։** Սառը և համեղ. եթե խմում եք այդ ջուրը, սուրճն էլ լավը կլինի։
- **Ջազվե։** Նեղ վիզ և լայն հատակ։ Չափը՝ ձեր բաժակների թվով, քանի որ կիսադատարկ ջազվեն փրփուր չի տալիս։

Չափը պարզ է. մեկ բաժակ ջրին (70 մլ) մեկ լիքը թեյի գդալ սուրճ, շաքար՝ ցանկությամբ, բայց հենց սկզբից։

## Ինչպես

1. Լցրեք սուրճն ու շաքարը, վրան սառը ջուր, խառնեք մեկ անգամ և էլ մի դիպչեք։
2. Դրեք թույլ կրակին։ Շտապելու տեղ չկա. երեք րոպեից շուտ եռացող սուրճը դատարկ է։
3. Երբ եզրերից փրփուրը սկսի հավաքվել դեպի կենտրոն, մի՛ հեռացեք։ Սա այն րոպեն է։
4. Փրփուրը բարձրացավ մինչև վիզը, հանեք։ Մի թողեք եռա. եռացած սուրճը դառն է և առանց սերի։
5. Մի-մի գդալ փրփուր դրեք բոլոր բաժակների մեջ, ապա լցրեք։
6. Սպասեք մեկ րոպե, մինչև մրուրը նստի։

> Սերը, այսինքն փրփուրը, հյուրի համար է։ Եթե մեկը մնաց առանց սերի, այդ մեկը տերն է։

## Սրճարանի համար

Ավազի վրա եփելիս ջերմությունը հավասար է, և մեկ մարդ հանգիստ պահում է վեց ջազվե։ Աղացած սուրճը բացեք շաբաթական մեկ փաթեթով, մնացածը փակ պահեք. բույրը տասը օրում կեսով պակասում է։ Մեր [աղացած սուրճի](category:ground-coffee) արկղային գինը հաշվված է հենց այդ շաբաթական ծախսի համար։

Կողքին՝ մի կտոր [մուգ շոկոլադ](product:chocolate-dark-72), ուրիշ ոչինչ։`,
    `В Ереване кофе — это часы: утром, после обеда, с соседом, для гостя. А варят его три минуты, и одна из этих трёх решает всё.

## Что нужно

- **Кофе.** Смолотый в пыль: между пальцами он должен чувствоваться мукой, а не песком. [Классический](product:coffee-ground-srchep-classic) обжарен средне, [с кардамоном](product:coffee-ground-srchep-cardamom) — праздничный.
- **Вода.** Холодная и вкусная: если вы пьёте её просто так, и кофе будет хорош.
- **Джазва.** Узкое горло и широкое дно. Размер — по числу чашек: полупустая пены не даёт.

Мера проста: на чашку воды (70 мл) полная чайная ложка кофе, сахар по желанию, но сразу.

## Как

1. Насыпьте кофе и сахар, залейте холодной водой, размешайте один раз и больше не трогайте.
2. Поставьте на слабый огонь. Спешить некуда: кофе, закипевший раньше трёх минут, пуст.
3. Когда пена пойдёт от краёв к середине, не отходите. Это и есть та минута.
4. Пена поднялась до горла — снимайте. Не давайте кипеть: вскипевший кофе горчит и остаётся без пены.
5. Разложите пену по ложке во все чашки, потом разлейте.
6. Подождите минуту, пока осядет гуща.

> Пена — для гостя. Если кто-то остался без пены, то это хозяин.

## Для кафе

На песке жар ровный, и один человек спокойно держит шесть джазв. Открывайте по пачке молотого в неделю, остальное держите закрытым: за десять дней аромат убывает вдвое. Цена за коробку на наш [молотый кофе](category:ground-coffee) посчитана как раз под такой недельный расход.

К нему — кусочек [тёмного шоколада](product:chocolate-dark-72) и больше ничего.`,
    `In Yerevan coffee is a clock: in the morning, after dinner, with a neighbour, for a guest. It takes three minutes to make, and one of the three decides everything.

## What you need

- **Coffee.** Ground to dust: between the fingers it should feel like flour, not like sand. The [classic](product:coffee-ground-srchep-classic) is a medium roast, the one [with cardamom](product:coffee-ground-srchep-cardamom) is for holidays.
- **Water.** Cold and good: if you like to drink it as it is, the coffee will be good, too.
- **A jazzve.** A narrow neck and a wide bottom. Its size follows the number of cups, since a half-empty one makes no foam.

The measure is simple: a heaped teaspoon of coffee to a cup of water (70 ml), and sugar as you like, but from the start.

## How

1. Put in the coffee and the sugar, pour on cold water, stir once and touch it no more.
2. Set it on a low flame. There is no hurry: coffee that rises before three minutes is empty.
3. When the foam moves from the rim to the middle, do not go away. This is the minute.
4. The foam has reached the neck: take it off. Do not let it boil, for boiled coffee is bitter and has no foam.
5. Put a spoon of foam into each cup, then pour.
6. Wait for a minute until the grounds settle.

> The foam is for the guest. If one person is left without, it is the host.

## For cafés

On sand the heat is even, and one person easily keeps six pots going. Open one pack of ground coffee a week and keep the rest closed: within ten days half of the scent is gone. The box price of our [ground coffee](category:ground-coffee) is made for just such a week.

Beside it a piece of [dark chocolate](product:chocolate-dark-72), and nothing else.`,
  ),
}
