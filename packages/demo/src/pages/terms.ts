import { pageIds } from '@tsiran/contract/page-ids'
import { t } from '../types.ts'
import type { DemoPage } from './page.ts'

export const terms: DemoPage = {
  id: pageIds.terms,
  title: t('Վաճառքի պայմաններ', 'Условия продажи', 'Terms of sale'),
  metaTitle: t('Վաճառքի պայմաններ — Ծիրան', 'Условия продажи — Циран', 'Terms of sale — Tsiran'),
  description: t(
    'Պատվեր, գներ, առաքում, վերադարձ, անձնական տվյալներ և ալկոհոլի վաճառք. ինչի շուրջ ենք պայմանավորվում, երբ գնում եք Ծիրանից։',
    'Заказ, цены, доставка, возврат, персональные данные и продажа алкоголя: о чём мы договариваемся, когда вы покупаете в «Циране».',
    'Orders, prices, delivery, returns, personal data and alcohol: what we agree on when you buy at Tsiran.',
  ),
  html: t(
    `<p>Այս պայմանները գործում են Ծիրան առցանց խանութում կատարված յուրաքանչյուր գնման համար։ Փորձել ենք գրել պարզ. եթե որևէ կետ անհասկանալի է, <a href="~/site/contact-us">հարցրեք մինչև պատվիրելը</a>։</p>
<h2>1. Պատվեր և պայմանագիր</h2>
<p>Ապրանքի էջը վաճառքի առաջարկ է։ Պայմանագիրը կնքված է այն պահից, երբ հաստատում եք պատվերը և ստանում դրա համարը։ Պատվիրել կարող եք նաև առանց գրանցվելու։ Եթե հաստատելու պահին գինը կամ առկայությունը փոխվել է, պատվերը չի ընդունվում, քանի դեռ չեք տեսել ու ընդունել փոփոխությունը։</p>
<p>Մինչև առաքիչի ճանապարհ ընկնելը կարող եք չեղարկել պատվերը՝ գրելով կամ զանգահարելով մեզ. առցանց վճարված գումարը վերադարձվում է նույն քարտին։</p>
<h2>2. Գներ և վճարում</h2>
<p>Գները նշված են ՀՀ դրամով և ներառում են բոլոր հարկերը։ Լրիվ արկղերը հաշվվում են արկղի գնով, մնացածը՝ հատով։ Առաքման և փաթեթավորման արժեքը երևում է մինչև հաստատելը։ Կարող եք վճարել կանխիկ՝ ստանալիս, առցանց՝ քարտով կամ Idram-ով, իսկ ընկերությունները՝ նաև իրենց վարկային սահմանաչափից։</p>
<h2>3. Առաքում</h2>
<p>Առաքում ենք Երևանում կամ պատվերը պահում ենք խանութում՝ ինքնադուրս բերման համար։ Ժամերն ու արժեքը նշված են <a href="~/page/2">առաքման էջում</a>։ Ապրանքի պատահական կորստի կամ վնասման ռիսկը Ձերն է այն պահից, երբ ստանում եք պատվերը։ Եթե նշված ժամանակահատվածում չկարողանանք առաքել, կզանգահարենք և կառաջարկենք նոր ժամ կամ գումարի վերադարձ։</p>
<h2>4. Վերադարձ և փոխանակում</h2>
<ul>
<li><strong>Ոչ պատշաճ որակի ապրանք։</strong> «Սպառողների իրավունքների պաշտպանության մասին» ՀՀ օրենքի համաձայն՝ Ձեր ընտրությամբ կփոխարինենք ապրանքը, կնվազեցնենք գինը կամ կվերադարձնենք գումարը։ Թարմ և շուտ փչացող ապրանքի մասին խնդրում ենք հայտնել 24 ժամվա ընթացքում, մյուսների մասին՝ պիտանիության ժամկետում։</li>
<li><strong>Պատշաճ որակի ոչ պարենային ապրանք։</strong> Կարող եք փոխանակել 14 օրվա ընթացքում, եթե այն չի օգտագործվել, պահպանված են տեսքը, պիտակները և կտրոնը։</li>
<li><strong>Պատշաճ որակի սննդամթերք։</strong> Օրենքով փոխանակման և վերադարձի ենթակա չէ. սա պաշտպանում է բոլոր գնորդներին։ Բայց ինչը դուր չեկավ, կարող եք չվերցնել առաքիչից։</li>
</ul>
<p>Գումարը վերադարձնում ենք նույն եղանակով, որով վճարվել է, ոչ ուշ, քան յոթ օրվա ընթացքում. քարտին հասնելու ժամկետը կախված է բանկից։</p>
<h2>5. Ալկոհոլ և ծխախոտ</h2>
<p>Ալկոհոլային խմիչքները վաճառվում են միայն 18 տարին լրացած անձանց։ Ալկոհոլի բաժնում հարցնում ենք տարիքը, իսկ առաքիչն իրավունք ունի խնդրել փաստաթուղթ և չհանձնել խմիչքը, եթե տարիքը հաստատված չէ։ Ծխախոտ չենք վաճառում։</p>
<h2>6. Անձնական տվյալներ</h2>
<p>Ձեր տվյալները մշակում ենք «Անձնական տվյալների պաշտպանության մասին» ՀՀ օրենքին համապատասխան և միայն պատվերը կատարելու, Ձեզ պատասխանելու և օրենքի պահանջած հաշվառման համար։ Ինչ, ինչու և որքան ժամանակ՝ <a href="~/page/3">գաղտնիության էջում</a>։</p>
<h2>7. Հաշիվ և ընկերություններ</h2>
<p>Ձեր գաղտնաբառը պահեք Ձեզ մոտ. Ձեր հաշվից արված պատվերների համար պատասխանատու եք Դուք։ Ընկերության մենեջերը պատասխանատու է այն աշխատակիցների համար, որոնց ինքն է ավելացրել։ Ընկերությունների լրացուցիչ պայմանները <a href="~/page/5">մեծածախի էջում</a> են։</p>
<h2>8. Բողոքներ և վեճեր</h2>
<p>Բողոքին պատասխանում ենք տասը օրվա ընթացքում։ Եթե չհամաձայնենք, կարող եք դիմել սպառողների շահերի պաշտպանության մարմիններին կամ դատարան։ Կիրառվում է Հայաստանի Հանրապետության օրենսդրությունը։</p>
<h2>9. Փոփոխություններ</h2>
<p>Պատվերի համար գործում են այն պայմանները, որոնք այս էջում էին հաստատման պահին։ Նոր տարբերակը տարածվում է միայն դրանից հետո արված պատվերների վրա։</p>`,
    `<p>Эти условия действуют для каждой покупки в онлайн-магазине «Циран». Мы постарались написать их просто: если что-то неясно, <a href="~/site/contact-us">спросите до заказа</a>.</p>
<h2>1. Заказ и договор</h2>
<p>Страница товара — это предложение о продаже. Договор заключён с момента, когда вы подтвердили заказ и получили его номер. Заказать можно и без регистрации. Если к моменту подтверждения изменились цена или наличие, заказ не принимается, пока вы не увидите изменение и не согласитесь с ним.</p>
<p>Пока курьер не выехал, заказ можно отменить: напишите или позвоните нам. Деньги, уплаченные онлайн, вернутся на ту же карту.</p>
<h2>2. Цены и оплата</h2>
<p>Цены указаны в драмах РА и включают все налоги. Полные коробки считаются по цене коробки, остаток — поштучно. Стоимость доставки и упаковки видна до подтверждения. Оплатить можно наличными при получении, онлайн картой или через Idram, а компаниям — и в счёт кредитного лимита.</p>
<h2>3. Доставка</h2>
<p>Мы доставляем по Еревану или храним заказ в магазине для самовывоза. Время и стоимость указаны на <a href="~/page/2">странице о доставке</a>. Риск случайной гибели или порчи товара переходит к вам в момент получения заказа. Если мы не смогли доставить в указанное время, мы позвоним и предложим новое время или возврат денег.</p>
<h2>4. Возврат и обмен</h2>
<ul>
<li><strong>Товар ненадлежащего качества.</strong> По закону РА «О защите прав потребителей» мы по вашему выбору заменим товар, снизим цену или вернём деньги. О свежих и скоропортящихся продуктах просим сообщить в течение 24 часов, об остальных — в пределах срока годности.</li>
<li><strong>Непродовольственный товар надлежащего качества.</strong> Его можно обменять в течение 14 дней, если он не был в употреблении и сохранены вид, ярлыки и чек.</li>
<li><strong>Продукты надлежащего качества.</strong> По закону обмену и возврату не подлежат — это защищает всех покупателей. Но то, что вам не понравилось, можно не брать у курьера.</li>
</ul>
<p>Деньги мы возвращаем тем же способом, которым вы платили, не позднее семи дней; когда они придут на карту, зависит от банка.</p>
<h2>5. Алкоголь и табак</h2>
<p>Алкоголь продаётся только тем, кому исполнилось 18 лет. В разделе с алкоголем мы спрашиваем возраст, а курьер вправе попросить документ и не отдать напитки, если возраст не подтверждён. Табак мы не продаём.</p>
<h2>6. Персональные данные</h2>
<p>Мы обрабатываем ваши данные по закону РА «О защите персональных данных» и только для того, чтобы выполнить заказ, ответить вам и вести учёт, которого требует закон. Что, зачем и как долго — на <a href="~/page/3">странице о конфиденциальности</a>.</p>
<h2>7. Аккаунт и компании</h2>
<p>Никому не сообщайте пароль: за заказы из вашего аккаунта отвечаете вы. Менеджер компании отвечает за сотрудников, которых добавил. Дополнительные условия для компаний — на <a href="~/page/5">странице для компаний</a>.</p>
<h2>8. Жалобы и споры</h2>
<p>На жалобу мы отвечаем в течение десяти дней. Если мы не договорились, вы можете обратиться в органы по защите прав потребителей или в суд. Применяется право Республики Армения.</p>
<h2>9. Изменения</h2>
<p>Для заказа действуют условия, которые были на этой странице в момент его подтверждения. Новая редакция касается только более поздних заказов.</p>`,
    `<p>These terms apply to everything you buy in the Tsiran online shop. We have tried to write them plainly: if something is unclear, <a href="~/site/contact-us">ask before you order</a>.</p>
<h2>1. Order and contract</h2>
<p>A product’s page is an offer to sell. The contract is made when you confirm the order and receive its number. You may order without an account. If a price or the stock has changed by the time you confirm, the order is not taken until you have seen the change and agreed to it.</p>
<p>Until the courier sets out you may cancel the order by writing or calling us; what was paid online goes back to the same card.</p>
<h2>2. Prices and payment</h2>
<p>Prices are in Armenian drams and include all taxes. Full boxes count at the box price, the rest by the piece. What delivery and packaging cost is shown before you confirm. You may pay in cash on delivery, online by card or Idram and, as a company, from your credit limit.</p>
<h2>3. Delivery</h2>
<p>We deliver in Yerevan or keep the order at the shop for pickup. Times and costs are on the <a href="~/page/2">delivery page</a>. The risk of accidental loss or damage passes to you when you receive the order. If we cannot deliver within the time given, we call you and offer another time or your money back.</p>
<h2>4. Returns and exchanges</h2>
<ul>
<li><strong>Goods of improper quality.</strong> Under the Armenian law on the protection of consumers’ rights we replace the goods, lower the price or return the money, as you choose. Please tell us within 24 hours about fresh and perishable goods, and within the shelf life about all others.</li>
<li><strong>Non-food goods of proper quality.</strong> You may exchange them within 14 days if they were not used and their look, labels and receipt are kept.</li>
<li><strong>Food of proper quality.</strong> By law it cannot be exchanged or returned, which protects every customer. But you need not take from the courier what you do not like.</li>
</ul>
<p>We return money the way it was paid, within seven days at the latest; when it shows on your card is up to the bank.</p>
<h2>5. Alcohol and tobacco</h2>
<p>Alcohol is sold only to people of 18 years and older. We ask for your age in the alcohol section, and the courier may ask for a document and keep the drinks if the age is not confirmed. We do not sell tobacco.</p>
<h2>6. Personal data</h2>
<p>We process your data under the Armenian law on the protection of personal data, and only to carry out the order, to answer you, and to keep the books that the law demands. What, why and for how long is on the <a href="~/page/3">privacy page</a>.</p>
<h2>7. Accounts and companies</h2>
<p>Keep your password to yourself: you answer for orders from your account. A company’s manager answers for the people whom he or she added. Further terms for companies are on the <a href="~/page/5">wholesale page</a>.</p>
<h2>8. Complaints and disputes</h2>
<p>We answer a complaint within ten days. If we do not agree, you may turn to the consumer protection authorities or to a court. The law of the Republic of Armenia applies.</p>
<h2>9. Changes</h2>
<p>An order follows the terms that stood on this page when it was confirmed. A new version applies to later orders only.</p>`,
  ),
}
