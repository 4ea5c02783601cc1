import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const lavash: DemoPost = {
  key: 'lavash',
  category: 'storage',
  tags: ['bread', 'budget'],
  author: 'kitchen',
  daysAgo: 61,
  title: t('Լավաշի երեք կյանքը', 'Три жизни лаваша', 'The three lives of lavash'),
  excerpt: t(
    'Թարմ, չոր, նորից փափուկ. լավաշը միակ հացն է, որ կարելի է գնել մեկ ամսվա համար և ոչինչ դեն չնետել։',
    'Свежий, сухой и снова мягкий: лаваш — единственный хлеб, который можно купить на месяц и ничего не выбросить.',
    'Fresh, dry, and soft again: lavash is the one bread that you can buy for a month without throwing any away.',
  ),
  picture: {
    motifs: ['flatbread', 'stuffed-flatbread', 'sheaf-of-rice', 'cheese-wedge', 'herb'],
    tint: '#F6E6C8',
    cloth: '#A8672C',
  },
  alt: t('Լավաշ, պանիր և կանաչի', 'Лаваш, сыр и зелень', 'Lavash, cheese and herbs'),
  body: t(
    `Գյուղում լավաշ թխում էին ամիսը մեկ. ամբողջ օրը թոնրի մոտ, և հարյուր թերթը շարվում էր սյունի պես։ Հաջորդ օրը այն չորանում էր, և դա թերություն չէր, այլ մտադրություն. չոր լավաշը սպասում էր վեց ամիս։ Մենք այսօր այլ կերպ ենք ապրում, բայց կանոնը նույնն է։

## Առաջին կյանքը. թարմ

Նույն օրը [բարակ լավաշը](product:lavash-tonir-thin) փափուկ է, մի քիչ ծխահամ։ Պահեք այն փակ տոպրակի մեջ, սենյակում, ոչ ավելի քան երկու օր։ Սառնարանում հացն ավելի արագ է չորանում, քան սեղանին։

Եթե շատ եք գնել, սառեցրեք.

1. Ծալեք թերթերը չորս մասի, միջև դրեք թխման թուղթ։
2. Փակեք տոպրակի մեջ, օդը հանեք։
3. Սառցարանում այն կդիմանա երկու ամիս, հալչում է տասը րոպեում։

## Երկրորդ կյանքը. չոր

Փռեք թերթերը սեղանին կամ կախեք աթոռի մեջքին մինչև առավոտ։ Չորացած լավաշը կոտրեք և պահեք թղթե տոպրակի մեջ։ Կարելի է նաև գնել պատրաստի [չոր լավաշ](product:lavash-dried-500). խաշի սեղանին այն ուղղակի անփոխարինելի է, ապուրի մեջ՝ նույնպես։

## Երրորդ կյանքը. նորից փափուկ

Ցողեք ջուր, ոչ շատ, երկու կողմից, փաթաթեք սրբիչով և սպասեք քսան րոպե։ Լավաշը կփափկի այնպես, որ նորից կարելի կլինի բրդուճ փաթաթել։

> Տատիկները լավաշը թրջում էին ձեռքով, ոչ թե ծորակի տակ. թերթը պետք է խոնավ լինի, ոչ թե թաց։

## Եվ եթե, այնուամենայնիվ, մնաց

- **Չիպս։** Կտրեք շերտեր, ձեթ քսեք, ցանեք աղ և ուրց, հինգ րոպե տաք ջեռոց։
- **Կարկանդակ։** Շերտեր, միջև պանիր և ձու, վրան մածուն, կես ժամ ջեռոցում։
- **Բրդուճ։** [Լոռի պանիր](product:cheese-lori-brined), կանաչի, մի քիչ լոլիկ, և ճանապարհի ուտելիքը պատրաստ է։

Ամբողջ տեսականին՝ [լավաշ և տափակ հացեր](category:lavash-flatbreads) բաժնում։`,
    `В деревне лаваш пекли раз в месяц: целый день у тонира, и сотня листов складывалась в столб. Наутро он высыхал, и это был не изъян, а замысел: сухой лаваш ждал полгода. Мы сегодня живём иначе, но правило то же.

## Первая жизнь: свежий

В первый день [тонкий лаваш](product:lavash-tonir-thin) мягок и чуть пахнет дымом. Держите его в закрытом пакете, в комнате, не дольше двух дней. В холодильнике хлеб сохнет быстрее, чем на столе.

Купили много — заморозьте:

1. Сложите листы вчетверо, проложив бумагой для выпечки.
2. Закройте в пакете, выпустив воздух.
3. В морозилке он пролежит два месяца, а оттаивает за десять минут.

## Вторая жизнь: сухой

Разложите листы на столе или развесьте на спинках стульев до утра. Высохший лаваш поломайте и храните в бумажном пакете. Можно и купить готовый [сушёный лаваш](product:lavash-dried-500): на столе с хашем ему просто нет замены, да и в супе тоже.

## Третья жизнь: снова мягкий

Сбрызните водой, немного, с двух сторон, заверните в полотенце и подождите двадцать минут. Лаваш размякнет так, что в него снова можно завернуть бртуч.

> Бабушки смачивали лаваш рукой, а не под краном: лист должен быть влажным, а не мокрым.

## И если всё-таки осталось

- **Чипсы.** Нарежьте полосками, смажьте маслом, посыпьте солью и чабрецом, пять минут в горячей духовке.
- **Пирог.** Слои, между ними сыр и яйцо, сверху мацун, полчаса в духовке.
- **Бртуч.** [Сыр лори](product:cheese-lori-brined), зелень, немного помидора, и еда в дорогу готова.

Весь выбор — в отделе [лаваша и лепёшек](category:lavash-flatbreads).`,
    `In the village, lavash was baked once a month: a whole day at the tonir, and a hundred sheets stood like a pillar. By the next day it was dry, which was not a fault but the plan: dry lavash waited for half a year. We live otherwise today, but the rule is the same.

## The first life: fresh

On its first day [thin lavash](product:lavash-tonir-thin) is soft and tastes a little of smoke. Keep it in a closed bag, in the room, for two days at most. In the fridge bread dries faster than on the table.

If you bought a lot, freeze it:

1. Fold the sheets in four, with baking paper between them.
2. Close them in a bag and press out the air.
3. In the freezer they keep for two months, and thaw in ten minutes.

## The second life: dry

Spread the sheets on a table, or hang them over the backs of chairs until morning. Break the dry lavash and keep it in a paper bag. You can also buy [dried lavash](product:lavash-dried-500): at a table with khash nothing replaces it, nor in a soup.

## The third life: soft again

Sprinkle it with water, not much, on both sides, wrap it in a towel and wait for twenty minutes. It softens so well that you can roll a brtuch in it again.

> Grandmothers wetted lavash by hand, not under the tap: the sheet should be damp, not wet.

## And if some is left after all

- **Crisps.** Cut it into strips, brush with oil, strew salt and thyme, five minutes in a hot oven.
- **Pie.** Layers with cheese and egg between them, matsun on top, half an hour in the oven.
- **Brtuch.** [Lori cheese](product:cheese-lori-brined), herbs, a little tomato, and the food for the road is ready.

The whole choice is under [lavash and flatbreads](category:lavash-flatbreads).`,
  ),
}
