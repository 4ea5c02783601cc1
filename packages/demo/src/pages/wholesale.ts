import { pageIds } from '@tsiran/contract/page-ids'
import { t } from '../types.ts'
import type { DemoPage } from './page.ts'

export const wholesale: DemoPage = {
  id: pageIds.wholesale,
  title: t('Մեծածախի պայմաններ', 'Условия для компаний', 'Wholesale terms'),
  metaTitle: t(
    'Մեծածախ գնումներ ընկերությունների համար — Ծիրան',
    'Оптовые закупки для компаний — Циран',
    'Wholesale for companies — Tsiran',
  ),
  description: t(
    'Սրճարանների, հյուրանոցների, գրասենյակների և խանութների համար՝ արկղով գներ, վճարման հետաձգում, աշխատակիցների հաշիվներ։',
    'Для кафе, гостиниц, офисов и магазинов: цены за коробку, отсрочка платежа, аккаунты для сотрудников.',
    'For cafés, hotels, offices and shops: prices by the box, time to pay, accounts for your people.',
  ),
  html: t(
    `<p>Ընկերությունների համար Ծիրանը պահեստ է, որը պետք չէ պահել. պատվիրում եք այնքան, որքան պետք է մինչև հաջորդ առաքումը, և վճարում ընկերության գնով։</p>
<h2>Ինչ է ստանում ընկերությունը</h2>
<ul>
<li><strong>Ընկերության գին։</strong> Մուտք գործելուց հետո շատ ապրանքների կողքին տեսնում եք Ձեր գինը՝ ավելի ցածր, քան մանրածախը։</li>
<li><strong>Գին՝ արկղով։</strong> Լրիվ արկղերը հաշվվում են արկղի գնով, մնացածը՝ հատով։ Ձեռքով հաշվել պետք չէ։</li>
<li><strong>Վճարման հետաձգում։</strong> Պայմանագիր կնքելուց հետո բացում ենք վարկային սահմանաչափ. մնացորդը միշտ երևում է Ձեր հաշվում։</li>
<li><strong>Մի քանի աշխատակից՝ մեկ հաշիվ։</strong> Խոհարարը, բարմենը և տնտեսվարը յուրաքանչյուրը հավաքում է իր զամբյուղը, մենեջերը միավորում է դրանք և հաստատում։</li>
</ul>
<h2>Ինչպես սկսել</h2>
<ol>
<li><a href="~/signin?view=sign">Գրանցեք ընկերությունը</a>՝ անվանումը, հասցեն և ՀՎՀՀ-ն։ Տևում է երկու րոպե։</li>
<li>Բացեք նամակի հղումը, որպեսզի հաստատենք էլ. հասցեն։</li>
<li>Ավելացրեք աշխատակիցներին «Ընկերության աշխատակիցներ» բաժնում։</li>
<li>Վարկային սահմանաչափի համար <a href="~/site/contact-us">գրեք մեզ</a>. պայմանագիրը պատրաստ կլինի երկու աշխատանքային օրում։</li>
</ol>
<h2>Նվազագույն քանակներ</h2>
<p>Պատվերի նվազագույն գումար չկա։ Որոշ ապրանքներ վաճառվում են փաթեթներով (օրինակ՝ 6-ական), և քանակը միշտ դրա բազմապատիկն է։ Արկղի չափը նշված է ապրանքի էջում։</p>
<h2>Առաքում և ընդունում</h2>
<p>Երևանում ընկերություններին առաքում ենք նաև առավոտյան՝ 7:00–10:00, եթե պատվերը հաստատվել է նախորդ օրը մինչև 18:00-ն։ Ընդունելիս ստուգեք արկղերի քանակն ու վիճակը և ստորագրեք հաշիվ-ապրանքագիրը. թերությունների մասին հայտնեք նույն օրը։</p>
<h2>Հաշիվներ</h2>
<p>Էլեկտրոնային հաշիվ-ապրանքագիրը դուրս է գրվում առաքման օրը՝ գրանցման ժամանակ նշված ՀՎՀՀ-ով։ Հետաձգված վճարման ժամկետը 14 օր է, եթե պայմանագրում այլ բան գրված չէ։</p>`,
    `<p>Для компании «Циран» — это склад, который не нужно содержать: вы заказываете ровно столько, сколько нужно до следующей доставки, и платите по цене для компаний.</p>
<h2>Что получает компания</h2>
<ul>
<li><strong>Цена для компаний.</strong> После входа у многих товаров вы видите свою цену — ниже розничной.</li>
<li><strong>Цена за коробку.</strong> Полные коробки считаются по цене коробки, остаток — поштучно. Вручную ничего считать не нужно.</li>
<li><strong>Отсрочка платежа.</strong> После подписания договора мы открываем кредитный лимит; остаток всегда виден в вашем аккаунте.</li>
<li><strong>Несколько сотрудников — один аккаунт.</strong> Повар, бармен и завхоз собирают каждый свою корзину, менеджер объединяет их и подтверждает заказ.</li>
</ul>
<h2>Как начать</h2>
<ol>
<li><a href="~/signin?view=sign">Зарегистрируйте компанию</a>: название, адрес и ИНН (ՀՎՀՀ). Это две минуты.</li>
<li>Откройте ссылку из письма, чтобы подтвердить эл. почту.</li>
<li>Добавьте сотрудников в разделе «Сотрудники компании».</li>
<li>Чтобы открыть кредитный лимит, <a href="~/site/contact-us">напишите нам</a>: договор будет готов за два рабочих дня.</li>
</ol>
<h2>Минимальное количество</h2>
<p>Минимальной суммы заказа нет. Некоторые товары продаются упаковками (например, по 6 штук), и количество всегда кратно упаковке. Размер коробки указан на странице товара.</p>
<h2>Доставка и приёмка</h2>
<p>Компаниям в Ереване мы доставляем и утром, с 7:00 до 10:00, если заказ подтверждён накануне до 18:00. При приёмке проверьте число и состояние коробок и подпишите накладную; о недостатках сообщите в тот же день.</p>
<h2>Документы</h2>
<p>Электронная накладная выписывается в день доставки на ИНН, указанный при регистрации. Срок отложенного платежа — 14 дней, если в договоре не написано иное.</p>`,
    `<p>For a company Tsiran is a storeroom that it need not keep: you order what you need until the next delivery, and pay the company’s price.</p>
<h2>What a company gets</h2>
<ul>
<li><strong>Company prices.</strong> Once you are signed in, many products show your own price, below the retail one.</li>
<li><strong>Prices by the box.</strong> Full boxes count at the box price, the rest by the piece. There is nothing to work out by hand.</li>
<li><strong>Time to pay.</strong> With a contract signed we open a credit limit; what is left of it always shows in your account.</li>
<li><strong>Several people, one account.</strong> The cook, the barman and the housekeeper each fill a cart of their own; the manager joins them and confirms.</li>
</ul>
<h2>How to start</h2>
<ol>
<li><a href="~/signin?view=sign">Register the company</a>: its name, address and tax number (TIN). It takes two minutes.</li>
<li>Open the link in our letter, so that the e-mail is confirmed.</li>
<li>Add your people under “Company Users”.</li>
<li>For a credit limit, <a href="~/site/contact-us">write to us</a>: the contract is ready within two working days.</li>
</ol>
<h2>Smallest quantities</h2>
<p>There is no smallest order. Some goods are sold in packs (of 6, for example), and their quantity is always a multiple of the pack. How much a box holds stands on the product’s page.</p>
<h2>Delivery and acceptance</h2>
<p>Companies in Yerevan are served in the morning too, from 7:00 to 10:00, if the order was confirmed by 18:00 the day before. When the goods arrive, check the number and state of the boxes and sign the delivery note; tell us of defects the same day.</p>
<h2>Papers</h2>
<p>The electronic invoice is issued on the day of delivery, to the tax number given at registration. Deferred payment is due within 14 days unless the contract says otherwise.</p>`,
  ),
}
