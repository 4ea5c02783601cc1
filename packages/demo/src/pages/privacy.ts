import { pageIds } from '@tsiran/contract/page-ids'
import { t } from '../types.ts'
import type { DemoPage } from './page.ts'

export const privacy: DemoPage = {
  id: pageIds.privacy,
  title: t('Գաղտնիություն', 'Конфиденциальность', 'Privacy'),
  metaTitle: t(
    'Գաղտնիություն և անձնական տվյալներ — Ծիրան',
    'Конфиденциальность и персональные данные — Циран',
    'Privacy and personal data — Tsiran',
  ),
  description: t(
    'Ինչ տվյալներ ենք պահում, ինչու, որքան ժամանակ և ինչպես կարող եք դրանք ստանալ կամ ջնջել տալ։',
    'Какие данные мы храним, зачем, как долго — и как их получить или удалить.',
    'What data we keep, why and for how long, and how to get it or have it deleted.',
  ),
  html: t(
    `<p>Պահում ենք միայն այն, ինչ պետք է պատվերը Ձեզ հասցնելու համար։ Գովազդային ցանցեր, օտար հաշվիչներ և Ձեր հետքով գնացող ոչինչ այս կայքում չկա։</p>
<h2>Ինչ ենք պահում և ինչու</h2>
<table>
<thead><tr><th scope="col">Ինչ</th><th scope="col">Ինչու</th><th scope="col">Որքան</th></tr></thead>
<tbody>
<tr><th scope="row">Պատվեր՝ անուն, հասցե, հեռախոս, ապրանքներ</th><td>առաքելու և հաշվառման համար</td><td>այնքան, որքան պահանջում է հարկային օրենսդրությունը</td></tr>
<tr><th scope="row">Հաշիվ՝ անուն, էլ. հասցե, պահպանված հասցեներ</th><td>որպեսզի ամեն անգամ նորից չլրացնեք</td><td>քանի դեռ հաշիվն ունեք</td></tr>
<tr><th scope="row">Հաղորդագրություն կապի ձևից</th><td>պատասխանելու համար</td><td>մեկ տարի</td></tr>
<tr><th scope="row">Տեղեկագրի էլ. հասցե</th><td>շաբաթական նամակի համար</td><td>մինչև հրաժարվեք</td></tr>
<tr><th scope="row">Առանց գրանցման զամբյուղ՝ ապրանքներ և առաքման տվյալներ</th><td>որ վերադառնալիս տեղում լինի</td><td>վերջին փոփոխությունից հետո 30 օր</td></tr>
<tr><th scope="row">Չհաստատված էլ. հասցե</th><td>որ հաստատման հղումը գործի</td><td>30 օր</td></tr>
</tbody>
</table>
<p>Գաղտնաբառը պահվում է միայն այնպիսի ձևով, որից այն հնարավոր չէ վերականգնել։ Քարտի տվյալները մուտքագրում եք բանկի էջում, և դրանք մեզ չեն հասնում։</p>
<h2>Ում ենք փոխանցում</h2>
<p>Առաքիչին՝ անունը, հասցեն և հեռախոսը։ Բանկին՝ վճարման գումարն ու պատվերի համարը։ Պետական մարմիններին՝ միայն օրենքով նախատեսված դեպքերում։ Ուրիշ ոչ մեկին, և երբեք՝ վաճառքի նպատակով։</p>
<h2>Ինչ է պահում Ձեր զննիչը</h2>
<ul>
<li>զամբյուղի համարը, որպեսզի այն չկորչի էջը փակելիս.</li>
<li>ընտրված լեզուն և համեմատվող ապրանքները.</li>
<li>տարիքի հարցի պատասխանը՝ միայն մինչև ներդիրը փակելը.</li>
<li>մուտքի նշանը, որը մեր սկրիպտներն անգամ կարդալ չեն կարող։</li>
</ul>
<p>Այս ամենն անհրաժեշտ է խանութի աշխատանքի համար, ուստի թխուկների մասին պատուհան այստեղ չեք տեսնի։</p>
<h2>Ձեր իրավունքները</h2>
<p>Կարող եք ցանկացած պահի իմանալ, թե Ձեր մասին ինչ ունենք, ուղղել, ստանալ պատճենը կամ պահանջել ջնջել այն, ինչ օրենքը չի պարտադրում պահել։ <a href="~/site/contact-us">Գրեք մեզ</a>, կպատասխանենք հինգ աշխատանքային օրվա ընթացքում։ Եթե պատասխանը Ձեզ չբավարարի, կարող եք դիմել անձնական տվյալների պաշտպանության լիազոր մարմնին։</p>`,
    `<p>Мы храним только то, что нужно, чтобы заказ до вас доехал. Рекламных сетей, чужих счётчиков и всего, что ходит за вами по пятам, на этом сайте нет.</p>
<h2>Что мы храним и зачем</h2>
<table>
<thead><tr><th scope="col">Что</th><th scope="col">Зачем</th><th scope="col">Как долго</th></tr></thead>
<tbody>
<tr><th scope="row">Заказ: имя, адрес, телефон, товары</th><td>для доставки и учёта</td><td>столько, сколько требует налоговое законодательство</td></tr>
<tr><th scope="row">Аккаунт: имя, эл. почта, сохранённые адреса</th><td>чтобы не заполнять всё заново</td><td>пока у вас есть аккаунт</td></tr>
<tr><th scope="row">Сообщение из формы связи</th><td>чтобы ответить</td><td>один год</td></tr>
<tr><th scope="row">Эл. почта для рассылки</th><td>для еженедельного письма</td><td>пока вы не отпишетесь</td></tr>
<tr><th scope="row">Корзина без регистрации: товары и данные для доставки</th><td>чтобы она была на месте, когда вы вернётесь</td><td>30 дней после последнего изменения</td></tr>
<tr><th scope="row">Неподтверждённый адрес</th><td>чтобы работала ссылка подтверждения</td><td>30 дней</td></tr>
</tbody>
</table>
<p>Пароль хранится только в виде, из которого его нельзя восстановить. Данные карты вы вводите на странице банка, и к нам они не попадают.</p>
<h2>Кому мы передаём данные</h2>
<p>Курьеру — имя, адрес и телефон. Банку — сумму и номер заказа. Государственным органам — только в случаях, предусмотренных законом. Больше никому, и никогда — за деньги.</p>
<h2>Что хранит ваш браузер</h2>
<ul>
<li>номер корзины, чтобы она не пропала, когда вы закроете страницу;</li>
<li>выбранный язык и товары в сравнении;</li>
<li>ответ на вопрос о возрасте — только пока открыта вкладка;</li>
<li>знак входа, который не могут прочитать даже наши собственные скрипты.</li>
</ul>
<p>Всё это нужно для работы магазина, поэтому окна про «куки» вы здесь не увидите.</p>
<h2>Ваши права</h2>
<p>В любой момент можно узнать, что у нас есть о вас, исправить это, получить копию или потребовать удалить то, что закон не обязывает хранить. <a href="~/site/contact-us">Напишите нам</a>, мы ответим в течение пяти рабочих дней. Если ответ вас не устроит, можно обратиться в уполномоченный орган по защите персональных данных.</p>`,
    `<p>We keep only what is needed to bring your order to you. There are no advertising networks on this site, no counters of others, and nothing that follows you around.</p>
<h2>What we keep, and why</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">How long</th></tr></thead>
<tbody>
<tr><th scope="row">Order: name, address, phone, goods</th><td>to deliver it and to keep the books</td><td>as long as tax law demands</td></tr>
<tr><th scope="row">Account: name, e-mail, saved addresses</th><td>so that you need not fill it in each time</td><td>while you have the account</td></tr>
<tr><th scope="row">Message from the contact form</th><td>to answer it</td><td>one year</td></tr>
<tr><th scope="row">E-mail for the newsletter</th><td>for the weekly letter</td><td>until you end it</td></tr>
<tr><th scope="row">A guest’s cart: goods and delivery details</th><td>so that it is still there when you come back</td><td>30 days after its last change</td></tr>
<tr><th scope="row">E-mail that was not confirmed</th><td>so that the link to confirm it works</td><td>30 days</td></tr>
</tbody>
</table>
<p>Your password is kept only in a form from which it cannot be recovered. Your card’s data is typed on the bank’s page and never reaches us.</p>
<h2>Whom we give it to</h2>
<p>The courier gets your name, address and phone. The bank gets the amount and the order’s number. State bodies get what the law prescribes. Nobody else gets anything, and nobody ever buys it.</p>
<h2>What your browser keeps</h2>
<ul>
<li>the cart’s number, so that it is still there when you come back;</li>
<li>the language you chose and the products you compare;</li>
<li>your answer about your age, only until the tab is closed;</li>
<li>the mark of being signed in, which not even our own scripts can read.</li>
</ul>
<p>The shop needs all of these to work, so there is no window about cookies here.</p>
<h2>Your rights</h2>
<p>At any time you may learn what we have about you, correct it, get a copy, or have deleted what the law does not make us keep. <a href="~/site/contact-us">Write to us</a>: we answer within five working days. If the answer does not satisfy you, you may turn to the authority for the protection of personal data.</p>`,
  ),
}
