import { pageIds } from '@tsiran/contract/page-ids'
import { t } from '../types.ts'
import type { DemoPage } from './page.ts'

export const about: DemoPage = {
  id: pageIds.about,
  title: t('Մեր մասին', 'О нас', 'About us'),
  metaTitle: t('Մեր մասին — Ծիրան խանութ', 'О магазине «Циран»', 'About Tsiran'),
  description: t(
    'Ծիրանը սննդամթերքի առցանց խանութ է Երևանում. վաճառում ենք հատով՝ տան համար, և արկղով՝ խոհանոցների ու խանութների համար։',
    '«Циран» — онлайн-магазин продуктов в Ереване: поштучно для дома, коробками для кухонь и магазинов.',
    'Tsiran is an online food shop in Yerevan: by the piece for homes, by the box for kitchens and shops.',
  ),
  html: t(
    `<p>Ծիրանի համը կախված է մի քանի օրից. մի օր շուտ քաղես՝ թթու է, մի օր ուշ՝ տեղ չի հասնի։ Մեր ամբողջ գործը հենց այդ ճիշտ օրը բաց չթողնելն է։ Այդ պատճառով էլ խանութն այդպես կոչեցինք։</p>
<h2>Ինչ ենք անում</h2>
<p>Մեզ մոտ կգտնեք այն ամենը, ինչ պետք է լավ սեղանի համար՝ միրգ ու բանջարեղեն, կաթնամթերք, միս ու ձուկ, հաց, ձավարեղեն, քաղցրավենիք, խմիչք և տան մաքրության միջոցներ։ Նույն ապրանքը կարող եք գնել մեկ հատ՝ ընթրիքի համար, կամ ամբողջ արկղով՝ սրճարանի շաբաթվա համար։ Արկղով ավելի էժան է, և տարբերությունը միշտ գրված է ապրանքի կողքին։</p>
<h2>Ինչպես ենք ընտրում</h2>
<ul>
<li><strong>Նախ՝ մերձավորը։</strong> Եթե լավ ապրանքն աճում կամ պատրաստվում է Հայաստանում, այն բերում ենք այստեղից՝ Արարատյան դաշտից, Լոռուց, Տավուշից, Գեղարքունիքից։</li>
<li><strong>Համտեսում ենք։</strong> Նոր ապրանքը դարակ է հասնում միայն այն ժամանակ, երբ մեր գնորդներից երեքը կգնեին այն սեփական տան համար։</li>
<li><strong>Գրում ենք ճիշտը։</strong> Բաղադրությունը, ծագումը, քաշն ու պահպանման կարգը նշված են ապրանքի էջում, գինը՝ առանց թաքնված հավելումների։</li>
</ul>
<h2>Ում համար ենք աշխատում</h2>
<p>Ընտանիքների, որոնք շաբաթվա գնումներն անում են տասը րոպեում։ Խոհարարների, որոնք երկուշաբթի առավոտյան պատվիրում են քառասուն անուն ապրանք։ Գրասենյակների, հյուրանոցների, մանկապարտեզների և թաղային խանութների։ Ընկերությունների համար ունենք <a href="~/page/5">առանձին պայմաններ</a>՝ սեփական գներ, վճարման հետաձգում և մի քանի աշխատակից մեկ հաշվում։</p>
<blockquote><p>Լավ խանութն այն է, որտեղ հարցնում են՝ «իսկ ինչի՞ համար եք վերցնում», ու հետո ճիշտ տոմատն են տալիս։</p></blockquote>
<h2>Ինչ ենք խոստանում</h2>
<ol>
<li>Եթե ապրանքը Ձեզ դուր չեկավ որակով, այն կփոխարինենք կամ կվերադարձնենք գումարը։</li>
<li>Եթե պատվերից հետո գինը կամ քանակը փոխվել է, դա կտեսնեք մինչև հաստատելը, ոչ թե կտրոնի վրա։</li>
<li>Ձեր տվյալները երբեք չենք վաճառի ոչ ոքի։ Ինչ ենք պահում և որքան ժամանակ, գրված է <a href="~/page/3">գաղտնիության էջում</a>։</li>
</ol>
<p>Հարց կա՞, ցանկությո՞ւն, դժգոհությո՞ւն։ <a href="~/site/contact-us">Գրեք մեզ</a>, կարդում ենք բոլոր նամակները։</p>`,
    `<p>Вкус абрикоса решают несколько дней: сорвёшь на день раньше — кислый, на день позже — не доедет. Вся наша работа в том, чтобы не пропустить этот правильный день. Поэтому мы и назвали магазин «Циран» — по-армянски «абрикос».</p>
<h2>Чем мы занимаемся</h2>
<p>У нас есть всё для хорошего стола: фрукты и овощи, молочные продукты, мясо и рыба, хлеб, крупы, сладости, напитки — и бытовая химия для дома. Один и тот же товар можно взять поштучно, к ужину, или целой коробкой — на неделю работы кафе. Коробкой дешевле, и разница всегда написана рядом с товаром.</p>
<h2>Как мы выбираем</h2>
<ul>
<li><strong>Сначала — близкое.</strong> Если хороший продукт растят или делают в Армении, мы везём его отсюда: из Араратской долины, Лори, Тавуша, Гегаркуника.</li>
<li><strong>Мы пробуем.</strong> Новый товар попадает на полку, только если трое из нас купили бы его себе домой.</li>
<li><strong>Мы пишем как есть.</strong> Состав, происхождение, вес и условия хранения указаны на странице товара, цена — без скрытых надбавок.</li>
</ul>
<h2>Для кого мы работаем</h2>
<p>Для семей, которые делают покупки на неделю за десять минут. Для поваров, которые в понедельник утром заказывают сорок позиций. Для офисов, гостиниц, детских садов и магазинов у дома. Для компаний у нас <a href="~/page/5">отдельные условия</a>: свои цены, отсрочка платежа и несколько сотрудников в одном аккаунте.</p>
<blockquote><p>Хороший магазин — это тот, где спросят «а для чего берёте?» и дадут правильный помидор.</p></blockquote>
<h2>Что мы обещаем</h2>
<ol>
<li>Если качество вас не устроило, мы заменим товар или вернём деньги.</li>
<li>Если цена или количество изменились, вы увидите это до подтверждения заказа, а не в чеке.</li>
<li>Мы никому не продаём ваши данные. Что мы храним и как долго, написано на <a href="~/page/3">странице о конфиденциальности</a>.</li>
</ol>
<p>Вопрос, пожелание, претензия? <a href="~/site/contact-us">Напишите нам</a>: мы читаем все письма.</p>`,
    `<p>An apricot is decided within a few days: pick it a day early and it is sour, a day late and it will not survive the road. Not missing that day is our whole trade, and so we named the shop Tsiran, the Armenian word for apricot.</p>
<h2>What we do</h2>
<p>We keep everything that a good table needs: fruit and vegetables, dairy, meat and fish, bread, grains, sweets and drinks, and what keeps a home clean. You can buy the same thing as a single piece for tonight’s dinner or as a full box for a café’s week. The box is cheaper, and by how much always stands next to the product.</p>
<h2>How we choose</h2>
<ul>
<li><strong>What is near comes first.</strong> If something good grows or is made in Armenia, we bring it from here: from the Ararat plain, Lori, Tavush, Gegharkunik.</li>
<li><strong>We taste.</strong> Something new reaches the shelf only when three of us would take it home.</li>
<li><strong>We say what it is.</strong> Ingredients, origin, weight and storage stand on the product’s page, and the price has nothing hidden in it.</li>
</ul>
<h2>Whom we work for</h2>
<p>For families who do the week’s shopping in ten minutes. For cooks who order forty lines on a Monday morning. For offices, hotels, kindergartens and corner shops. Companies have <a href="~/page/5">terms of their own</a>: their own prices, time to pay, and several people in one account.</p>
<blockquote><p>A good shop asks what you are going to cook, and then gives you the right tomato.</p></blockquote>
<h2>What we promise</h2>
<ol>
<li>If the quality is not what you expected, we replace the goods or return the money.</li>
<li>If a price or a quantity has changed, you see it before you confirm the order and not on the receipt.</li>
<li>We never sell your data to anyone. What we keep, and for how long, is on the <a href="~/page/3">privacy page</a>.</li>
</ol>
<p>A question, a wish, a complaint? <a href="~/site/contact-us">Write to us</a>: we read every letter.</p>`,
  ),
}
