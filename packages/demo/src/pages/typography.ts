import { pageIds } from '@tsiran/contract/page-ids'
import { t } from '../types.ts'
import type { DemoPage } from './page.ts'

export const typography: DemoPage = {
  id: pageIds.typography,
  title: t('Տառեր և տեքստ', 'Шрифт и текст', 'Typography'),
  metaTitle: t('Տառեր և տեքստ — Ծիրան', 'Шрифт и текст — Циран', 'Typography — Tsiran'),
  description: t(
    'Ինչպես են մեր էջերում երևում վերնագրերը, ցանկերը, աղյուսակներն ու մեջբերումները՝ կարդալու հարմար չափով։',
    'Как на наших страницах выглядят заголовки, списки, таблицы и цитаты — в удобном для чтения размере.',
    'How headings, lists, tables and quotations look on our pages, in a size that is good to read.',
  ),
  html: t(
    `<p>Այս էջը նրանց համար է, ովքեր գրում են խանութի համար. այստեղ հավաքված է այն ամենը, ինչ կարող է լինել հոդվածում կամ պայմաններում։</p>
<h2>Վերնագրեր</h2>
<p>Էջի վերնագիրը մեկն է։ Բաժիններն սկսվում են երկրորդ կարգի վերնագրով, դրանց մասերը՝ երրորդ կարգի։</p>
<h3>Երրորդ կարգի վերնագիր</h3>
<p>Տողի երկարությունը մոտ յոթանասուն նիշ է, որ աչքը չկորցնի հաջորդ տողը։ <strong>Կարևորը թավ է</strong>, <em>օտար բառն ու անվանումը՝ շեղ</em>, իսկ <a href="~/site/faq">հղումը</a>՝ ընդգծված, որ երևա առանց գույնի էլ։</p>
<h4>Չորրորդ կարգի վերնագիր</h4>
<p>Փոքր մանրամասների համար. ջուրը գրվում է H<sub>2</sub>O, մակերեսը՝ մ<sup>2</sup>, հնացած գինը՝ <s>1 200 ֏</s>։</p>
<h2>Ցանկեր</h2>
<ul><li>ցանկ, որտեղ կարգը կարևոր չէ,<ul><li>և նրա մեջ՝ ավելի մանր ցանկ.</li></ul></li><li>երկու-երեք բառից մինչև մեկ նախադասություն։</li></ul>
<ol><li>Լվացեք ծիրանը։</li><li>Հանեք կորիզը։</li><li>Շաղ տվեք շաքարավազը և թողեք մինչև առավոտ։</li></ol>
<h2>Մեջբերում</h2>
<blockquote><p>Հացը սեղանի կեսն է, մյուս կեսը՝ ում հետ ես կիսում։</p></blockquote>
<h2>Աղյուսակ</h2>
<table><thead><tr><th scope="col">Միրգ</th><th scope="col">Սեզոն</th><th scope="col">Պահպանում</th></tr></thead><tbody><tr><th scope="row">Ծիրան</th><td>հունիս–հուլիս</td><td>2–3 օր՝ սենյակում</td></tr><tr><th scope="row">Խաղող</th><td>օգոստոս–հոկտեմբեր</td><td>մեկ շաբաթ՝ սառնարանում</td></tr><tr><th scope="row">Սերկևիլ</th><td>հոկտեմբեր</td><td>մինչև գարուն՝ մառանում</td></tr></tbody></table>
<h2>Հարց, որը բացվում է</h2>
<details><summary>Ո՞ր տառատեսակն է սա</summary><p>Google Sans, երեք գրով՝ հայերեն, ռուսերեն, անգլերեն. էջը բերում է միայն իր լեզվի տառերը։</p></details>
<hr>
<p><small>Մանր տեքստ՝ ծանոթագրությունների համար։</small></p>`,
    `<p>Эта страница — для тех, кто пишет для магазина: здесь собрано всё, что может встретиться в статье или в условиях.</p>
<h2>Заголовки</h2>
<p>Заголовок страницы один. Разделы начинаются с заголовка второго уровня, их части — с третьего.</p>
<h3>Заголовок третьего уровня</h3>
<p>В строке около семидесяти знаков, чтобы глаз не терял следующую. <strong>Важное — полужирным</strong>, <em>названия и чужие слова — курсивом</em>, а <a href="~/site/faq">ссылка</a> подчёркнута, чтобы её было видно и без цвета.</p>
<h4>Заголовок четвёртого уровня</h4>
<p>Для мелочей: вода — H<sub>2</sub>O, площадь — м<sup>2</sup>, старая цена — <s>1 200 ֏</s>.</p>
<h2>Списки</h2>
<ul><li>список, где порядок не важен,<ul><li>и внутри — список помельче;</li></ul></li><li>от двух-трёх слов до одного предложения.</li></ul>
<ol><li>Вымойте абрикосы.</li><li>Выньте косточки.</li><li>Засыпьте сахаром и оставьте до утра.</li></ol>
<h2>Цитата</h2>
<blockquote><p>Хлеб — половина стола, вторая половина — с кем ты его делишь.</p></blockquote>
<h2>Таблица</h2>
<table><thead><tr><th scope="col">Фрукт</th><th scope="col">Сезон</th><th scope="col">Хранение</th></tr></thead><tbody><tr><th scope="row">Абрикос</th><td>июнь–июль</td><td>2–3 дня в комнате</td></tr><tr><th scope="row">Виноград</th><td>август–октябрь</td><td>неделя в холодильнике</td></tr><tr><th scope="row">Айва</th><td>октябрь</td><td>до весны в погребе</td></tr></tbody></table>
<h2>Вопрос, который раскрывается</h2>
<details><summary>Что это за шрифт?</summary><p>Google Sans, в трёх письменностях: армянской, кириллице и латинице. Страница загружает буквы только своего языка.</p></details>
<hr>
<p><small>Мелкий текст — для примечаний.</small></p>`,
    `<p>This page is for those who write for the shop: everything that an article or a set of terms can hold is gathered here.</p>
<h2>Headings</h2>
<p>A page has one title. Sections start with a heading of the second level, their parts with one of the third.</p>
<h3>A heading of the third level</h3>
<p>A line holds about seventy characters, so that the eye finds the next one. <strong>What matters is bold</strong>, <em>names and foreign words are italic</em>, and a <a href="~/site/faq">link</a> is underlined, so that it shows without colour too.</p>
<h4>A heading of the fourth level</h4>
<p>For small things: water is H<sub>2</sub>O, an area is in m<sup>2</sup>, an old price is <s>1 200 ֏</s>.</p>
<h2>Lists</h2>
<ul><li>a list whose order does not matter,<ul><li>and a smaller one within it;</li></ul></li><li>from two or three words up to a sentence.</li></ul>
<ol><li>Wash the apricots.</li><li>Take out the stones.</li><li>Cover them with sugar and leave them until the morning.</li></ol>
<h2>A quotation</h2>
<blockquote><p>Bread is half of the table; the other half is whom you share it with.</p></blockquote>
<h2>A table</h2>
<table><thead><tr><th scope="col">Fruit</th><th scope="col">Season</th><th scope="col">Keeps</th></tr></thead><tbody><tr><th scope="row">Apricot</th><td>June–July</td><td>2–3 days in the room</td></tr><tr><th scope="row">Grapes</th><td>August–October</td><td>a week in the fridge</td></tr><tr><th scope="row">Quince</th><td>October</td><td>until spring in a cellar</td></tr></tbody></table>
<h2>A question that opens</h2>
<details><summary>Which typeface is this?</summary><p>Google Sans, in three scripts: Armenian, Cyrillic and Latin. A page loads the letters of its own language alone.</p></details>
<hr>
<p><small>Small text, for notes.</small></p>`,
  ),
}
