import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const apricots: DemoPost = {
  key: 'apricots',
  category: 'seasons',
  tags: ['fruit', 'preserves'],
  author: 'buyers',
  daysAgo: 96,
  featured: true,
  title: t('Ինչպես ընտրել ծիրանը', 'Как выбрать абрикосы', 'How to choose apricots'),
  excerpt: t(
    'Շալախի՞, թե՞ սպիտակ ծիրան, պի՞նդ, թե՞ հասուն. մեր գնումների բաժինը պատմում է, թե ինչի վրա են նայում շուկայում առավոտյան հինգին։',
    'Шалах или белый, твёрдый или спелый: наш отдел закупок рассказывает, на что смотрят на рынке в пять утра.',
    'Shalakh or white, firm or ripe: our buyers tell what they look at on the market at five in the morning.',
  ),
  picture: {
    motifs: ['peach', 'basket', 'jar', 'peach', 'leaf-fluttering-in-wind'],
    tint: '#FFE3C2',
    cloth: '#C96A2B',
  },
  alt: t(
    'Ծիրան, զամբյուղ և ապակե բանկա սեղանին',
    'Абрикосы, корзина и банка на столе',
    'Apricots, a basket and a jar on a table',
  ),
  body: t(
    `Ծիրանի սեզոնը կարճ է. Արարատյան դաշտում այն սկսվում է հունիսի կեսերին և տևում հազիվ հինգ շաբաթ։ Այդ օրերին մեր գնորդները շուկայում են լուսաբացից առաջ, քանի որ արևի տակ կանգնած միրգը մինչև կեսօր կորցնում է բույրի կեսը։

## Չորս նշան

- **Բույրը։** Հասուն ծիրանը հոտ է արձակում մեկ քայլի վրա։ Եթե մոտ եք բերում և ոչինչ չեք զգում, այն քաղվել է շատ կանաչ, և տանը կփափկի, բայց չի քաղցրանա։
- **Գույնը։** Կարմիր այտը միայն արևի հետքն է։ Նայեք պոչի շուրջը. այնտեղ կանաչ չպետք է լինի։
- **Քաշը։** Հասուն պտուղն իր չափի համար ծանր է։
- **Մաշկը։** Թեթև թավիշը լավ նշան է. փայլող ծիրանը լվացվել է և երկար չի մնա։

## Շալախ, սատենի, սպիտակ

[Շալախը](product:apricots-shalakh-crate) խոշոր է, հյութալի, կորիզը հեշտ է բաժանվում. այն ուտելու համար է և նուրբ մուրաբայի։ Սատենին ավելի փոքր է և թթվաշ, եռալիս ձևը չի կորցնում։ Սպիտակ ծիրանը ամենաքաղցրն է, բայց ճանապարհ չի սիրում. արժե ուտել նույն օրը։

> Արկղի մեջ միշտ նայեք երկրորդ շարքը. առաջինը դարսում են գնորդի համար, երկրորդը՝ ճանապարհի։

## Տանը

Պինդ պտուղները շարեք սկուտեղին մեկ շերտով և թողեք սենյակում մեկ-երկու օր։ Հասունները պահեք սառնարանի ներքևի դարակում՝ թղթե տոպրակով, ոչ ավելի քան երեք օր։ Ուտելուց կես ժամ առաջ հանեք. սառը ծիրանը համ չունի։

Մեկ [արկղը](product:apricots-shalakh-crate) հինգ կիլոգրամ է. կեսը կուտեք, մյուս կեսը բավական է չորս բանկա մուրաբայի կամ երկու սկուտեղ չրի։ Իսկ ձմռանը, երբ սեզոնը հեռու է, օգնության են գալիս [ծիրանաչիրը](product:dried-apricots), [կորիզով մուրաբան](product:muraba-apricot-kernels) և մեր մյուս [թարմ մրգերը](category:fresh-fruit)։`,
    `Абрикосовый сезон короток: в Араратской долине он начинается в середине июня и длится едва пять недель. В эти дни наши закупщики на рынке ещё до рассвета: фрукты, простоявшие на солнце до полудня, теряют половину аромата.

## Четыре признака

- **Запах.** Спелый абрикос пахнет на расстоянии шага. Если поднесли к лицу и ничего не слышно, его сняли слишком зелёным: дома он размякнет, но не станет слаще.
- **Цвет.** Красный бок — это только след солнца. Смотрите вокруг плодоножки: зелени там быть не должно.
- **Вес.** Спелый плод тяжёл для своего размера.
- **Кожица.** Лёгкий бархат — хороший знак; блестящие абрикосы мыли, и долго они не пролежат.

## Шалах, сатени, белый

[Шалах](product:apricots-shalakh-crate) крупный и сочный, косточка отходит легко: он для того, чтобы есть, и для нежного варенья. Сатени мельче и с кислинкой, при варке держит форму. Белый абрикос самый сладкий, но не любит дороги: его стоит съесть в тот же день.

> В ящике всегда смотрите второй ряд: первый кладут для покупателя, второй — для дороги.

## Дома

Твёрдые плоды разложите на подносе в один слой и оставьте в комнате на день-два. Спелые держите на нижней полке холодильника в бумажном пакете не дольше трёх дней. Достаньте за полчаса до еды: холодный абрикос не имеет вкуса.

В одном [ящике](product:apricots-shalakh-crate) пять килограммов: половину съедите, другой хватит на четыре банки варенья или на два подноса кураги. А зимой, когда сезон далеко, выручают [курага](product:dried-apricots), [варенье с ядрышками](product:muraba-apricot-kernels) и другие наши [свежие фрукты](category:fresh-fruit).`,
    `The apricot season is short: on the Ararat plain it begins in the middle of June and lasts barely five weeks. In those days our buyers are at the market before dawn, because fruit that stands in the sun until noon loses half of its scent.

## Four signs

- **Scent.** A ripe apricot can be smelt one step away. If you hold it close and notice nothing, it was picked too green: at home it will soften, but not sweeten.
- **Colour.** A red cheek is only a trace of the sun. Look around the stalk: there should be no green there.
- **Weight.** A ripe fruit is heavy for its size.
- **Skin.** A light down is a good sign; shiny apricots have been washed and will not keep.

## Shalakh, Sateni, white

[Shalakh](product:apricots-shalakh-crate) is large and juicy, and its stone comes away easily: it is for eating, and for a delicate preserve. Sateni is smaller and a little sharp, and keeps its shape in the pan. The white apricot is the sweetest, but it does not like to travel: eat it on the same day.

> In a crate, always look at the second row: the first is laid for the buyer, the second for the road.

## At home

Spread firm fruit on a tray in one layer and leave it in the room for a day or two. Keep ripe ones on the lowest shelf of the fridge, in a paper bag, for no more than three days. Take them out half an hour before eating: a cold apricot has no taste.

One [crate](product:apricots-shalakh-crate) holds five kilograms: you will eat half of it, and the other half makes four jars of preserve or two trays of dried fruit. And in winter, when the season is far away, there are [dried apricots](product:dried-apricots), [preserve with kernels](product:muraba-apricot-kernels) and our other [fresh fruit](category:fresh-fruit).`,
  ),
}
