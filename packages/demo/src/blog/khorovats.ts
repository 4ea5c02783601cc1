import { t } from '../types.ts'
import type { DemoPost } from './post.ts'

export const khorovats: DemoPost = {
  key: 'khorovats',
  category: 'recipes',
  tags: ['meat', 'vegetables'],
  author: 'kitchen',
  daysAgo: 75,
  title: t('Խորոված տասը հոգու համար', 'Хоровац на десятерых', 'Khorovats for ten'),
  excerpt: t(
    'Ինչքա՞ն միս, ինչքա՞ն ածուխ, երբ աղել և ինչու բանջարեղենն առաջինն է գնում կրակին։ Հաշվարկ և կարգ՝ առանց վեճի։',
    'Сколько мяса, сколько угля, когда солить и почему овощи идут на огонь первыми. Расчёт и порядок без споров.',
    'How much meat, how much charcoal, when to salt, and why vegetables go on the fire first. Sums and order, without a quarrel.',
  ),
  picture: {
    motifs: ['meat-on-bone', 'fire', 'tomato', 'bell-pepper', 'eggplant'],
    tint: '#FFE1D0',
    cloth: '#6B3A2A',
  },
  alt: t('Միս, կրակ և բանջարեղեն', 'Мясо, огонь и овощи', 'Meat, fire and vegetables'),
  body: t(
    `Ամեն տղամարդ գիտի խորովածի միակ ճիշտ ձևը, և բոլորն էլ տարբեր են։ Մենք չենք վիճի, միայն կհաշվենք և կդասավորենք, որ տասը հոգի միաժամանակ կուշտ լինեն։

## Հաշիվը

- **Միս։** 400 գրամ ոսկորով կամ 300 առանց ոսկորի՝ մեկ մարդուն։ Տասը հոգու համար վերցրեք 2 կգ [խոզի վզիկ](product:pork-neck) և 2 կգ [գառան կողիկ](product:lamb-ribs-khorovats)։
- **Բանջարեղեն։** Մեկական սմբուկ, լոլիկ և պղպեղ մարդուն, մի քիչ ավելի։
- **Ածուխ։** 1 կգ ածուխը 2 կգ մսի համար է։
- **Լավաշ։** Երեք թերթ մարդուն. կեսը ուտելու, կեսը միսը ծածկելու համար։

## Մարինա՞դ

Լավ միսը միայն սոխ, աղ և պղպեղ է ուզում։ Սոխը կտրատեք օղակներով, աղով տրորեք, որ հյութ տա, խառնեք մսին և թողեք երկու ժամ։ Քացախը փափկեցնում է, բայց չորացնում. խնայեք այն կոշտ մսի համար։ Իսկ եթե ուզում եք պատրաստի համ, կա մեր [խորովածի համեմունքը](product:spice-khorovats-blend)։

## Կարգը

1. Կրակը վառեք մեկ ժամ առաջ. միսը եփվում է ածխի վրա, ոչ թե բոցի։
2. Առաջինը դրեք [սմբուկը](product:aubergines), պղպեղն ու լոլիկը։ Ուժեղ ջերմությունը հենց նրանց համար է։ Մաքրեք, կտրատեք, խառնեք սոխ և կանաչի, ահա և աղցանը։
3. Երբ ածուխը ծածկվի մոխրով, դրեք միսը։ Ձեռքը շամփուրի բարձրությանը պետք է դիմանա չորս վայրկյան։
4. Շուռ տվեք հաճախ, մի ծակեք։ Գառը պատրաստ է տասներկու, խոզը՝ քսան րոպեում։
5. Փաթաթեք լավաշով և սպասեք հինգ րոպե. հյութը կմնա մսի մեջ, համը՝ լավաշի։

> Ջրով բոց մի հանգցրեք մսի տակ. տեղափոխեք շամփուրը։ Գոլորշին միսը խաշում է։

Մարդաշատ սեղանի համար նայեք [խոզի մսի](category:pork) և [գառան մսի](category:lamb) բաժինները. վզիկն ու կողիկը պատվիրեք մեկ օր առաջ, կբերենք պաղեցրած, ոչ թե սառեցված։`,
    `Каждый мужчина знает единственно верный хоровац, и все они разные. Спорить не будем, а только посчитаем и расставим по порядку, чтобы десять человек были сыты одновременно.

## Счёт

- **Мясо.** 400 граммов с костью или 300 без кости на человека. На десятерых возьмите 2 кг [свиной шеи](product:pork-neck) и 2 кг [бараньих рёбер](product:lamb-ribs-khorovats).
- **Овощи.** По одному баклажану, помидору и перцу на человека и чуть сверху.
- **Уголь.** Килограмм угля на два килограмма мяса.
- **Лаваш.** Три листа на человека: половина для еды, половина, чтобы накрыть мясо.

## Маринад?

Хорошему мясу нужны только лук, соль и перец. Лук нарежьте кольцами, разотрите с солью до сока, смешайте с мясом и оставьте на два часа. Уксус размягчает, но сушит: приберегите его для жёсткого мяса. А если хочется готового вкуса, есть наша [смесь для хороваца](product:spice-khorovats-blend).

## Порядок

1. Разожгите огонь за час: мясо готовят на углях, а не на пламени.
2. Первыми кладите [баклажаны](product:aubergines), перец и помидоры. Сильный жар — как раз для них. Очистите, нарежьте, смешайте с луком и зеленью, вот и салат.
3. Когда угли покроются пеплом, кладите мясо. Рука на высоте шампура должна терпеть четыре секунды.
4. Переворачивайте часто, не прокалывайте. Баранина готова за двенадцать, свинина за двадцать минут.
5. Заверните в лаваш и подождите пять минут: сок останется в мясе, а вкус — в лаваше.

> Не заливайте пламя под мясом водой, передвиньте шампур. Пар мясо варит.

Для большого стола загляните в отделы [свинины](category:pork) и [баранины](category:lamb): шею и рёбра закажите за день, привезём охлаждённое, а не мороженое.`,
    `Every man knows the one right khorovats, and each of them is different. We shall not argue, only count and put things in order, so that ten people are full at the same time.

## The sums

- **Meat.** 400 grams with the bone, or 300 without, for each. For ten, take 2 kg of [pork neck](product:pork-neck) and 2 kg of [lamb ribs](product:lamb-ribs-khorovats).
- **Vegetables.** An aubergine, a tomato and a pepper for each, and a few more.
- **Charcoal.** One kilogram for two kilograms of meat.
- **Lavash.** Three sheets for each: half to eat, half to cover the meat.

## A marinade?

Good meat needs onion, salt and pepper alone. Cut the onions into rings, rub them with salt until they give juice, mix them with the meat and leave it for two hours. Vinegar softens, but it dries: save it for tough meat. And if you want a ready taste, there is our [khorovats blend](product:spice-khorovats-blend).

## The order

1. Light the fire an hour before: meat is cooked over embers, not over flames.
2. Put the [aubergines](product:aubergines), peppers and tomatoes on first. The strong heat is for them. Peel them, chop them, mix them with onion and herbs, and the salad is there.
3. When the embers are covered with ash, put the meat on. A hand held at the height of the skewers should bear it for four seconds.
4. Turn it often and do not prick it. Lamb is done in twelve minutes, pork in twenty.
5. Wrap it in lavash and wait for five minutes: the juice stays in the meat, and its taste in the lavash.

> Do not put out flames under the meat with water, move the skewer. Steam boils meat.

For a large table, look at our [pork](category:pork) and [lamb](category:lamb): order neck and ribs a day ahead, and we bring them chilled, not frozen.`,
  ),
}
