import { pageIds } from '@tsiran/contract/page-ids'
import { t } from '../types.ts'
import type { DemoPage } from './page.ts'

export const visit: DemoPage = {
  id: pageIds.visit,
  title: t('Ինչպես գտնել մեզ', 'Как нас найти', 'How to find us'),
  metaTitle: t(
    'Ծիրան խանութը՝ հասցե, ժամեր, բաժիններ',
    'Магазин «Циран»: адрес, часы, отделы',
    'The Tsiran shop: address, hours, desks',
  ),
  description: t(
    'Աբովյան 12, Երևան, ամեն օր 9:00–20:00։ Ում դիմել պատվերի, մեծածախի կամ համագործակցության հարցով։',
    'Ереван, Абовяна, 12, ежедневно 9:00–20:00. К кому обратиться по заказу, опту или сотрудничеству.',
    '12 Abovyan Street, Yerevan, every day 9:00–20:00. Whom to ask about an order, wholesale or working with us.',
  ),
  html: t(
    `<p>Մեր խանութը Երևանի կենտրոնում է՝ Աբովյան 12, Հանրապետության հրապարակից հինգ րոպե քայլելով։ Այստեղ կարող եք վերցնել պատվերը, համտեսել շաբաթվա նորությունները և հարցնել ամեն ինչ։</p>
<h2>Աշխատանքային ժամեր</h2>
<table><tbody><tr><th scope="row">Երկուշաբթի–ուրբաթ</th><td>9:00–20:00</td></tr><tr><th scope="row">Շաբաթ, կիրակի</th><td>9:00–20:00</td></tr><tr><th scope="row">Դեկտեմբերի 31</th><td>9:00–16:00</td></tr><tr><th scope="row">Հունվարի 1–2</th><td>փակ է</td></tr></tbody></table>
<h2>Ճանապարհը</h2>
<ul>
<li><strong>Մետրոյով</strong>՝ «Հանրապետության հրապարակ» կայարան, ապա հինգ րոպե ոտքով Աբովյանով դեպի վեր։</li>
<li><strong>Մեքենայով</strong>՝ մուտքը բակից է, բեռնելու համար կարող եք կանգնել 15 րոպե։</li>
<li><strong>Անվասայլակով կամ մանկասայլակով</strong>՝ մուտքն առանց աստիճանի է։</li>
</ul>
<h2>Ում դիմել</h2>
<dl>
<dt><strong>Պատվերներ և առաքում</strong></dt><dd>Ամեն օր 8:00–21:00. պատրաստ պահեք պատվերի համարը։</dd>
<dt><strong>Ընկերություններ և մեծածախ</strong></dt><dd>Երկուշաբթի–ուրբաթ 9:00–18:00. <a href="~/page/5">պայմաններն այստեղ են</a>։</dd>
<dt><strong>Արտադրողներ և ֆերմերներ</strong></dt><dd>Բերեք նմուշը հինգշաբթի օրերին՝ 10:00–13:00. կհամտեսենք միասին։</dd>
<dt><strong>Կարծիք և բողոք</strong></dt><dd><a href="~/site/contact-us">Կապի ձևով</a>. պատասխանում ենք մեկ աշխատանքային օրվա ընթացքում։</dd>
</dl>`,
    `<p>Наш магазин — в центре Еревана, на Абовяна, 12, в пяти минутах пешком от площади Республики. Здесь можно забрать заказ, попробовать новинки недели и спросить обо всём.</p>
<h2>Часы работы</h2>
<table><tbody><tr><th scope="row">Понедельник–пятница</th><td>9:00–20:00</td></tr><tr><th scope="row">Суббота, воскресенье</th><td>9:00–20:00</td></tr><tr><th scope="row">31 декабря</th><td>9:00–16:00</td></tr><tr><th scope="row">1–2 января</th><td>закрыто</td></tr></tbody></table>
<h2>Как добраться</h2>
<ul>
<li><strong>На метро</strong> — станция «Площадь Республики», затем пять минут пешком вверх по Абовяна.</li>
<li><strong>На машине</strong> — въезд со двора, на время погрузки можно остановиться на 15 минут.</li>
<li><strong>С коляской</strong> — вход без ступеней.</li>
</ul>
<h2>К кому обратиться</h2>
<dl>
<dt><strong>Заказы и доставка</strong></dt><dd>Ежедневно 8:00–21:00; держите под рукой номер заказа.</dd>
<dt><strong>Компании и опт</strong></dt><dd>Понедельник–пятница 9:00–18:00; <a href="~/page/5">условия здесь</a>.</dd>
<dt><strong>Производители и фермеры</strong></dt><dd>Приносите образцы по четвергам, 10:00–13:00: попробуем вместе.</dd>
<dt><strong>Отзывы и жалобы</strong></dt><dd>Через <a href="~/site/contact-us">форму связи</a>: отвечаем в течение одного рабочего дня.</dd>
</dl>`,
    `<p>Our shop is in the centre of Yerevan, at 12 Abovyan Street, five minutes on foot from Republic Square. Here you can collect your order, taste what is new this week, and ask us anything.</p>
<h2>Opening hours</h2>
<table><tbody><tr><th scope="row">Monday to Friday</th><td>9:00–20:00</td></tr><tr><th scope="row">Saturday, Sunday</th><td>9:00–20:00</td></tr><tr><th scope="row">31 December</th><td>9:00–16:00</td></tr><tr><th scope="row">1 and 2 January</th><td>closed</td></tr></tbody></table>
<h2>The way to us</h2>
<ul>
<li><strong>By metro:</strong> get off at Republic Square, then walk five minutes up Abovyan Street.</li>
<li><strong>By car:</strong> the gate is in the yard, and you may stop there for 15 minutes to load.</li>
<li><strong>With a wheelchair or a pram:</strong> there are no steps at the entrance.</li>
</ul>
<h2>Whom to ask</h2>
<dl>
<dt><strong>Orders and delivery</strong></dt><dd>Every day 8:00–21:00; have your order’s number at hand.</dd>
<dt><strong>Companies and wholesale</strong></dt><dd>Monday to Friday 9:00–18:00; <a href="~/page/5">the terms are here</a>.</dd>
<dt><strong>Producers and farmers</strong></dt><dd>Bring samples on Thursdays, 10:00–13:00, and we taste them together.</dd>
<dt><strong>Praise and complaints</strong></dt><dd>By the <a href="~/site/contact-us">contact form</a>: we answer within one working day.</dd>
</dl>`,
  ),
}
