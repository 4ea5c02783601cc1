import { pageIds } from '@tsiran/contract/page-ids'
import { t } from '../types.ts'
import type { DemoPage } from './page.ts'

export const delivery: DemoPage = {
  id: pageIds.delivery,
  title: t('Առաքում և վճարում', 'Доставка и оплата', 'Delivery and payment'),
  metaTitle: t(
    'Առաքում և վճարում Երևանում — Ծիրան',
    'Доставка и оплата в Ереване — Циран',
    'Delivery and payment in Yerevan — Tsiran',
  ),
  description: t(
    'Առաքում Երևանում՝ 1 000 դրամ, ինքնադուրս բերում՝ անվճար։ Կանխիկ, քարտով, Idram-ով կամ ընկերության հաշվից։',
    'Доставка по Еревану — 1 000 драмов, самовывоз бесплатный. Наличными, картой, через Idram или со счёта компании.',
    'Delivery in Yerevan for 1,000 drams, pickup for free. Pay in cash, by card, by Idram or from your company’s credit.',
  ),
  html: t(
    `<p>Առաքում ենք ամբողջ Երևանում, ամեն օր, նաև շաբաթ ու կիրակի։ Մինչև ժամը 14-ը ձևակերպված պատվերը Ձեզ մոտ կլինի նույն օրը երեկոյան, ավելի ուշ ձևակերպվածը՝ հաջորդ օրը։</p>
<h2>Ինչպես ստանալ պատվերը</h2>
<table>
<thead><tr><th scope="col">Եղանակ</th><th scope="col">Արժեք</th><th scope="col">Երբ</th></tr></thead>
<tbody>
<tr><th scope="row">Առաքիչ՝ Երևանում</th><td>1 000 ֏</td><td>17:00–21:00, նույն կամ հաջորդ օրը</td></tr>
<tr><th scope="row">Ինքնադուրս բերում</th><td>անվճար</td><td>պատվերից 2 ժամ անց, 9:00–20:00</td></tr>
</tbody>
</table>
<p>Արկղերը բարձրացնում ենք մինչև Ձեր դուռը, վերելակ լինի, թե ոչ։ Սառեցված և սառնարանային ապրանքները գալիս են ջերմապահ տոպրակներով։ Փաթեթավորման համար պատվերում ավելանում է մեկ փոքր տող, որը տեսանելի է զամբյուղում։</p>
<h3>Երբ առաքիչը Ձեզ մոտ է</h3>
<ul>
<li>Ստուգեք փաթեթն առաքիչի ներկայությամբ՝ մրգերի թարմությունը, ձվերը, շշերը։</li>
<li>Ինչը դուր չեկավ, տվեք ետ հենց տեղում. այդ գումարը չեք վճարի կամ կվերադարձնենք։</li>
<li>Ալկոհոլի համար առաքիչը կխնդրի 18 տարին լրացած լինելը հաստատող փաստաթուղթ։</li>
</ul>
<h2>Ինչպես վճարել</h2>
<ul>
<li><strong>Կանխիկ՝ ստանալիս։</strong> Առաքիչը մանր ունի, կտրոնը տալիս է տեղում։</li>
<li><strong>Առցանց՝ քարտով կամ Idram-ով։</strong> Վճարում եք բանկի կամ Idram-ի պաշտպանված էջում, քարտի տվյալները մենք չենք տեսնում ու չենք պահում։ Մինչ վճարում եք, ապրանքը Ձեզ համար պահվում է 20 րոպե։</li>
<li><strong>Ընկերության հաշվից։</strong> Գրանցված ընկերությունները կարող են վճարել հետո, իրենց սահմանաչափի շրջանակում։ Մանրամասները՝ <a href="~/page/5">մեծածախի պայմաններում</a>։</li>
</ul>
<h2>Եթե ինչ-որ բան այն չէ</h2>
<p>Պատվերի վիճակը կարող եք տեսնել առանց մուտք գործելու՝ <a href="~/shop/track-order">համարով և էլ. հասցեով</a>։ Չի հասնում ժամանակին, մի բան պակա՞ս է։ <a href="~/site/contact-us">Գրեք</a> կամ զանգահարեք նույն օրը, և մենք կուղղենք։</p>`,
    `<p>Мы доставляем по всему Еревану каждый день, в том числе в субботу и воскресенье. Заказ, оформленный до 14:00, приедет в тот же вечер, оформленный позже — на следующий день.</p>
<h2>Как получить заказ</h2>
<table>
<thead><tr><th scope="col">Способ</th><th scope="col">Стоимость</th><th scope="col">Когда</th></tr></thead>
<tbody>
<tr><th scope="row">Курьером по Еревану</th><td>1 000 ֏</td><td>17:00–21:00, в тот же или на следующий день</td></tr>
<tr><th scope="row">Самовывоз</th><td>бесплатно</td><td>через 2 часа после заказа, 9:00–20:00</td></tr>
</tbody>
</table>
<p>Коробки мы поднимаем до двери, есть лифт или нет. Замороженное и охлаждённое едет в термопакетах. За упаковку в заказ добавляется одна небольшая строка — она видна в корзине.</p>
<h3>Когда курьер у вас</h3>
<ul>
<li>Проверьте пакет при курьере: свежесть фруктов, яйца, бутылки.</li>
<li>Что не понравилось, верните сразу: за это вы не платите, а уплаченное мы вернём.</li>
<li>Если в заказе алкоголь, курьер попросит документ, что вам исполнилось 18 лет.</li>
</ul>
<h2>Как оплатить</h2>
<ul>
<li><strong>Наличными при получении.</strong> У курьера есть сдача, чек он отдаёт на месте.</li>
<li><strong>Онлайн — картой или через Idram.</strong> Вы платите на защищённой странице банка или Idram: данных карты мы не видим и не храним. Пока вы платите, товар 20 минут остаётся за вами.</li>
<li><strong>Со счёта компании.</strong> Зарегистрированные компании могут платить позже, в пределах своего лимита. Подробности — в <a href="~/page/5">условиях для компаний</a>.</li>
</ul>
<h2>Если что-то не так</h2>
<p>Состояние заказа можно посмотреть без входа — <a href="~/shop/track-order">по номеру и эл. почте</a>. Опаздывает, чего-то не хватает? <a href="~/site/contact-us">Напишите</a> или позвоните в тот же день, и мы исправим.</p>`,
    `<p>We deliver all over Yerevan every day, Saturdays and Sundays too. What you order before 14:00 is with you the same evening, what you order later comes the next day.</p>
<h2>How you get your order</h2>
<table>
<thead><tr><th scope="col">Way</th><th scope="col">Costs</th><th scope="col">When</th></tr></thead>
<tbody>
<tr><th scope="row">Courier in Yerevan</th><td>1 000 ֏</td><td>17:00–21:00, the same or the next day</td></tr>
<tr><th scope="row">Pickup</th><td>free</td><td>2 hours after the order, 9:00–20:00</td></tr>
</tbody>
</table>
<p>We carry boxes up to your door, lift or no lift. What is frozen or chilled travels in cool bags. Packaging is one small line of the order, and you see it in the cart.</p>
<h3>When the courier is with you</h3>
<ul>
<li>Look into the bag while the courier is there: how fresh the fruit is, the eggs, the bottles.</li>
<li>Give back at once what you do not like: you do not pay for it, and what is paid is returned.</li>
<li>With alcohol in the order, the courier asks for a document that shows you are 18 or older.</li>
</ul>
<h2>How you pay</h2>
<ul>
<li><strong>In cash on delivery.</strong> The courier has change and gives you the receipt.</li>
<li><strong>Online, by card or Idram.</strong> You pay on the protected page of the bank or of Idram; we neither see nor keep your card’s data. While you pay, the goods are held for you for 20 minutes.</li>
<li><strong>From your company’s credit.</strong> Registered companies may pay later, within their limit. More on that in the <a href="~/page/5">terms for companies</a>.</li>
</ul>
<h2>If something is not right</h2>
<p>You can see how your order stands without signing in: <a href="~/shop/track-order">its number and your e-mail</a> are enough. It is late, or something is missing? <a href="~/site/contact-us">Write</a> or call us the same day, and we put it right.</p>`,
  ),
}
