import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const ghapama: DemoPost = {
  key: 'ghapama',
  category: 'recipes',
  tags: ['sweets', 'fruit', 'holidays'],
  author: 'kitchen',
  daysAgo: 5,
  featured: true,
  title: t(
    'Ղափամա. դդումը որպես տոն',
    'Капама: тыква как праздник',
    'Ghapama: a pumpkin for a feast',
  ),
  excerpt: t(
    'Ամբողջական դդում՝ բրնձով, չրով, ընկույզով և մեղրով լցված։ Ջեռոցում երկու ժամ, սեղանին՝ երգ։',
    'Целая тыква с рисом, сухофруктами, орехами и мёдом. Два часа в духовке — и на столе песня.',
    'A whole pumpkin, filled with rice, dried fruit, nuts and honey. Two hours in the oven, and then there is a song on the table.',
  ),
  picture: {
    motifs: ['honey-pot', 'chestnut', 'cooked-rice', 'grapes', 'fallen-leaf'],
    tint: '#FFE0B8',
    cloth: '#9C4A1A',
  },
  alt: t(
    'Մեղր, բրինձ և խաղող սեղանին',
    'Мёд, рис и виноград на столе',
    'Honey, rice and grapes on a table',
  ),
  comments: [
    {
      name: 'Գայանե Հ.',
      daysAgo: 4,
      text: 'Մորս պես է ստացվել։ Միայն բրինձը վեց րոպե եփեցի, ոչ թե յոթ, և ավելի լավ էր։',
    },
    {
      name: 'Ирина К.',
      daysAgo: 2,
      text: 'А если тыква мускатная? У неё кожа тоньше, боюсь, что треснет.',
    },
  ],
  body: t(
    `«Հե՜յ ջան, ղափամա». երգը գիտեն բոլորը, իսկ ուտեստը շատերը միայն մանկությունից են հիշում։ Իզուր. ղափաման տոնական սեղանի ամենահեշտ հրաշքն է. պետք է մեկ դդում, մեկ կաթսա բրինձ և համբերություն։

## Մեջը

- միջին դդում, 2,5–3 կգ, պինդ կեղևով
- 250 գ [կլոր բրինձ](product:rice-round-1kg)
- 100 գ [ծիրանաչիր](product:dried-apricots)
- 80 գ չամիչ
- 80 գ [ընկույզի միջուկ](product:walnut-kernels-500)
- 80 գ [կարագ](product:butter-lori-82-5-200)
- 3 գդալ [լեռնային մեղր](product:honey-mountain-flower), մի պտղունց դարչին

## Ինչպես

1. Կտրեք դդմի գլուխը որպես կափարիչ, գդալով հանեք սերմերը։ Ներսը քսեք մեղրով և մի քիչ աղով։
2. Բրինձը եփեք կիսով չափ՝ յոթ րոպե եռման պահից, և քամեք։
3. Չիրը կտրատեք, տապակեք կարագի մեջ երեք րոպե չամիչի և ընկույզի հետ, ավելացրեք դարչինը։
4. Խառնեք բրնձի հետ և լցրեք դդումը, բայց ոչ մինչև եզրը. երկու մատ տեղ թողեք։ Վրան լցրեք կես բաժակ տաք ջուր և մնացած մեղրը։
5. Փակեք կափարիչով, փաթաթեք թխման թղթով և թխեք 180 աստիճանում մեկուկես-երկու ժամ։ Պատրաստ է, երբ դանակը կեղևի մեջ մտնում է առանց ճիգի։

## Մատուցել

Կտրեք վերևից ներքև՝ ինչպես ծաղկի թերթ, որ յուրաքանչյուր կտոր իր բրինձն ունենա։ Մեղրը բաց թողեք սեղանին, ով ինչքան ուզի։

> Դդումն ընտրեք ծանր և փայլատ. փայլուն կեղևը նշան է, որ այն շուտ է քաղվել։

## Մի քիչ այլ կերպ

Բրնձի փոխարեն վերցրեք հաճար կամ [բլղուր](product:grain-bulgur-coarse-800), չամիչի փոխարեն՝ թթու սալորաչիր, և ղափաման ճաշ կդառնա, ոչ թե աղանդեր։ Փոքր դդումներից ստացվում է մեկական չափաբաժին. հյուրերը դա սիրում են։

Այն, ինչ մնաց, հաջորդ առավոտ տաքացրեք կաթի հետ. ավելի լավ շիլա չկա։`,
    `«Эй, джан, капама» — песню знают все, а само блюдо многие помнят лишь с детства. Напрасно: капама — самое простое чудо праздничного стола. Нужны одна тыква, одна кастрюля риса и терпение.

## Что внутри

- средняя тыква, 2,5–3 кг, с плотной кожурой
- 250 г [круглого риса](product:rice-round-1kg)
- 100 г [кураги](product:dried-apricots)
- 80 г изюма
- 80 г [грецких орехов](product:walnut-kernels-500)
- 80 г [сливочного масла](product:butter-lori-82-5-200)
- 3 ложки [горного мёда](product:honey-mountain-flower), щепотка корицы

## Как

1. Срежьте верхушку тыквы, она будет крышкой, и ложкой выньте семена. Изнутри смажьте мёдом и чуть посолите.
2. Рис сварите до половины, семь минут с закипания, и откиньте.
3. Курагу нарежьте, прогрейте в масле три минуты вместе с изюмом и орехами, добавьте корицу.
4. Смешайте с рисом и наполните тыкву, но не до края: оставьте два пальца. Влейте полстакана горячей воды и оставшийся мёд.
5. Накройте крышкой, заверните в бумагу для выпечки и пеките при 180 градусах полтора-два часа. Готово, когда нож входит в кожуру без усилия.

## Подать

Режьте сверху вниз, как лепестки цветка, чтобы в каждом куске был свой рис. Мёд оставьте на столе: кто сколько захочет.

> Тыкву берите тяжёлую и матовую: блестящая кожура значит, что её сняли рано.

## Немного иначе

Вместо риса возьмите полбу или [булгур](product:grain-bulgur-coarse-800), вместо изюма — кислый чернослив, и капама станет обедом, а не десертом. Из маленьких тыкв выходит по порции на каждого; гости это любят.

Что осталось, утром согрейте с молоком: лучшей каши не бывает.`,
    `“Hey, jan, ghapama”: everybody knows the song, but many remember the dish from childhood alone. A pity, for ghapama is the easiest miracle of a festive table: it takes one pumpkin, one pot of rice, and patience.

## What is in it

- a middling pumpkin of 2.5 to 3 kg, with a firm skin
- 250 g [round rice](product:rice-round-1kg)
- 100 g [dried apricots](product:dried-apricots)
- 80 g raisins
- 80 g [walnut kernels](product:walnut-kernels-500)
- 80 g [butter](product:butter-lori-82-5-200)
- 3 spoons of [mountain honey](product:honey-mountain-flower), a pinch of cinnamon

## How

1. Cut off the top of the pumpkin, which will be the lid, and take out the seeds with a spoon. Rub the inside with honey and a little salt.
2. Boil the rice by half, seven minutes from the boil, and drain it.
3. Chop the apricots, warm them in the butter for three minutes with the raisins and nuts, and add the cinnamon.
4. Mix this with the rice and fill the pumpkin, but not to the rim: leave two fingers of room. Pour in half a glass of hot water and the rest of the honey.
5. Put on the lid, wrap everything in baking paper and bake it at 180 degrees for an hour and a half to two hours. It is done when a knife goes through the skin without effort.

## Serving it

Cut it from top to bottom, like the petals of a flower, so that each piece has its rice. Leave the honey on the table for everyone to take.

> Choose a heavy pumpkin with a dull skin: a shiny one was picked too early.

## A little otherwise

Take emmer or [bulgur](product:grain-bulgur-coarse-800) in place of the rice, and sour prunes in place of the raisins, and ghapama is a dinner rather than a dessert. Small pumpkins make a portion each, which guests like.

Warm what is left with milk in the morning: there is no better porridge.`,
  ),
}
