import { pageIds } from '@tsiran/contract/page-ids'
import { t } from '../types.ts'
import type { Text } from '@tsiran/db/tables/shared'
import type { DemoPage } from './page.ts'

interface Group {
  title: Text
  /** Question and answer; the answer is HTML. */
  questions: readonly (readonly [question: Text, answer: Text])[]
}

const groups: readonly Group[] = [
  {
    title: t('Պատվերներ', 'Заказы', 'Orders'),
    questions: [
      [
        t(
          'Պե՞տք է գրանցվել՝ պատվիրելու համար',
          'Нужно ли регистрироваться, чтобы заказать?',
          'Do I need an account to order?',
        ),
        t(
          'Ոչ։ Բավական է նշել անունը, հեռախոսը, էլ. հասցեն և հասցեն։ Հաշիվը պետք է, եթե ուզում եք պահել հասցեները, տեսնել պատվերների պատմությունը, կրկնել հին պատվերը կամ ունենալ նախընտրած ապրանքների ցանկ։',
          'Нет. Достаточно имени, телефона, эл. почты и адреса. Аккаунт нужен, если вы хотите сохранять адреса, видеть историю, повторять заказы и вести список избранного.',
          'No. A name, a phone, an e-mail and an address are enough. An account lets you keep addresses, see your history, repeat an order and have a list of favourites.',
        ),
      ],
      [
        t('Ինչպե՞ս իմանալ՝ որտեղ է պատվերս', 'Как узнать, где мой заказ?', 'Where is my order?'),
        t(
          'Բացեք <a href="~/shop/track-order">պատվերի որոնման էջը</a> և նշեք պատվերի համարն ու էլ. հասցեն։ Եթե հաշիվ ունեք, վիճակը երևում է նաև «Պատվերների պատմություն» բաժնում։',
          'Откройте <a href="~/shop/track-order">страницу отслеживания</a> и укажите номер заказа и эл. почту. Если у вас есть аккаунт, состояние видно и в истории заказов.',
          'Open the <a href="~/shop/track-order">tracking page</a> and give the order’s number and your e-mail. With an account you see it in your order history too.',
        ),
      ],
      [
        t(
          'Կարո՞ղ եմ փոխել կամ չեղարկել պատվերը',
          'Можно ли изменить или отменить заказ?',
          'Can I change or cancel an order?',
        ),
        t(
          'Այո, մինչև առաքիչի ճանապարհ ընկնելը։ Զանգահարեք մեզ և ասեք պատվերի համարը։ Առցանց վճարված գումարը վերադարձնում ենք նույն քարտին։',
          'Да, пока курьер не выехал. Позвоните нам и назовите номер заказа. Уплаченное онлайн вернём на ту же карту.',
          'Yes, until the courier sets out. Call us and tell us the number. What was paid online goes back to the same card.',
        ),
      ],
      [
        t(
          'Ինչո՞ւ է զամբյուղում «Փաթեթավորում» տողը',
          'Почему в корзине есть строка «Упаковка»?',
          'Why is there a “Packaging” line in my cart?',
        ),
        t(
          'Դա տոպրակների, արկղերի և սառնային փաթեթների արժեքն է՝ մեկ անգամ ամբողջ պատվերի համար։ Այն ավելանում է ինքնաբերաբար և հեռանում, երբ զամբյուղը դատարկվում է։',
          'Это пакеты, коробки и термоупаковка — один раз на весь заказ. Строка появляется сама и исчезает, когда корзина пуста.',
          'It pays for bags, boxes and cool packs, once for the whole order. It comes by itself and goes when the cart is empty.',
        ),
      ],
    ],
  },
  {
    title: t('Առաքում', 'Доставка', 'Delivery'),
    questions: [
      [
        t('Ե՞րբ կստանամ պատվերը', 'Когда привезут заказ?', 'When does my order come?'),
        t(
          'Մինչև 14:00-ն ձևակերպվածը՝ նույն օրը 17:00–21:00, ավելի ուշ ձևակերպվածը՝ հաջորդ օրը։ Առաքիչը զանգահարում է ճանապարհին։ Մանրամասները՝ <a href="~/page/2">առաքման էջում</a>։',
          'Оформленный до 14:00 — в тот же день с 17:00 до 21:00, позже — на следующий. Курьер звонит по дороге. Подробности — на <a href="~/page/2">странице о доставке</a>.',
          'Ordered before 14:00, it comes the same day between 17:00 and 21:00; later, the next day. The courier calls on the way. More on the <a href="~/page/2">delivery page</a>.',
        ),
      ],
      [
        t(
          'Առաքո՞ւմ եք Երևանից դուրս',
          'Доставляете ли вы за пределы Еревана?',
          'Do you deliver outside Yerevan?',
        ),
        t(
          'Առայժմ՝ ոչ։ Պատվերը կարող եք վերցնել մեր խանութից, իսկ մարզերի ընկերություններին առաքում ենք պայմանագրով. <a href="~/site/contact-us">գրեք մեզ</a>։',
          'Пока нет. Заказ можно забрать в нашем магазине, а компаниям в областях мы доставляем по договору: <a href="~/site/contact-us">напишите нам</a>.',
          'Not yet. You may collect the order at our shop, and companies in the provinces are served by contract: <a href="~/site/contact-us">write to us</a>.',
        ),
      ],
      [
        t('Իսկ եթե տանը չլինե՞մ', 'А если меня не будет дома?', 'What if I am not at home?'),
        t(
          'Գրեք պատվերի մեկնաբանության մեջ, թե ում կարելի է հանձնել՝ հարևանին կամ դռնապահին։ Եթե ոչ ոք չկա, կզանգահարենք և կբերենք մեկ այլ ժամի։ Ալկոհոլը հանձնում ենք միայն չափահասի։',
          'Напишите в комментарии, кому можно отдать заказ: соседу, консьержу. Если никого нет, мы позвоним и привезём в другое время. Алкоголь отдаём только совершеннолетним.',
          'Say in the order’s comment who may take it: a neighbour, the porter. If there is nobody, we call and come another time. Alcohol is handed to adults only.',
        ),
      ],
    ],
  },
  {
    title: t('Վճարում', 'Оплата', 'Payment'),
    questions: [
      [
        t('Ինչպե՞ս կարող եմ վճարել', 'Как можно оплатить?', 'How can I pay?'),
        t(
          'Կանխիկ՝ ստանալիս, առցանց՝ քարտով կամ Idram-ով, իսկ գրանցված ընկերությունները՝ նաև վարկային սահմանաչափից։ Պատվերի էջում երևում են միայն Ձեզ հասանելի եղանակները։',
          'Наличными при получении, онлайн картой или через Idram, а зарегистрированные компании — и в счёт кредитного лимита. При оформлении видны только доступные вам способы.',
          'In cash on delivery, online by card or Idram and, for registered companies, from the credit limit. The checkout shows the ways that are open to you.',
        ),
      ],
      [
        t(
          'Վճարումն ընդհատվեց. կկրկնվի՞ պատվերը',
          'Оплата прервалась: заказ не задвоится?',
          'The payment broke off: will I be charged twice?',
        ),
        t(
          'Ոչ։ Մեկ զամբյուղից միայն մեկ պատվեր է ստացվում։ Եթե վճարումը չստացվեց, զամբյուղը մնում է ինչպես կար, և կարող եք փորձել նորից։ Գումարի վիճակն իմանում ենք անմիջապես բանկից։',
          'Нет. Из одной корзины получается только один заказ. Если оплата не прошла, корзина остаётся как была, и можно попробовать снова. О деньгах мы спрашиваем сам банк.',
          'No. One cart makes one order only. If the payment failed, the cart is as it was and you may try again. We ask the bank itself what became of the money.',
        ),
      ],
      [
        t(
          'Ինչպե՞ս է հաշվվում արկղի գինը',
          'Как считается цена за коробку?',
          'How does the box price work?',
        ),
        t(
          'Եթե քանակը բավական է մեկ կամ մի քանի լրիվ արկղի, դրանք հաշվվում են արկղի գնով, մնացած հատերը՝ սովորական գնով։ Օրինակ՝ 12-անոց արկղ և 14 հատ՝ մեկ արկղ և երկու հատ։',
          'Если количества хватает на полные коробки, они считаются по цене коробки, а остаток — поштучно. Например, коробка на 12 и 14 штук: одна коробка и две штуки.',
          'If the quantity fills boxes, these count at the box price and the rest by the piece. With a box of 12, 14 pieces make one box and two pieces.',
        ),
      ],
    ],
  },
  {
    title: t('Ապրանքներ և որակ', 'Товары и качество', 'Products and quality'),
    questions: [
      [
        t(
          'Ի՞նչ անեմ, եթե ապրանքը թարմ չէ',
          'Что делать, если продукт несвежий?',
          'What if something is not fresh?',
        ),
        t(
          'Առաքիչի ներկայությամբ նկատածը տվեք ետ հենց տեղում։ Հետո նկատածի մասին գրեք 24 ժամվա ընթացքում, ցանկալի է՝ լուսանկարով. կփոխարինենք կամ կվերադարձնենք գումարը։',
          'Заметили при курьере — верните сразу. Заметили позже — напишите в течение 24 часов, лучше с фотографией: заменим или вернём деньги.',
          'If you see it while the courier is there, give it back. If you see it later, write within 24 hours, best with a photo: we replace it or return the money.',
        ),
      ],
      [
        t(
          'Ինչո՞ւ չի կարելի վերցնել երեք հատ, միայն վեց',
          'Почему нельзя взять три штуки, только шесть?',
          'Why can I not take three, only six?',
        ),
        t(
          'Որոշ ապրանքներ գործարանից գալիս են փաթեթներով, և մենք դրանք չենք բացում, որ հիգիենիկ մնան։ Փաթեթի չափն ու գինը նշված են ապրանքի քարտի վրա։',
          'Некоторые товары приходят с завода упаковками, и мы их не вскрываем, чтобы сохранить чистоту. Размер и цена упаковки указаны на карточке.',
          'Some goods come from the maker in packs, and we keep them closed for hygiene. How many are in a pack, and its price, stand on the card.',
        ),
      ],
      [
        t(
          'Ինչո՞ւ է ալկոհոլի բաժինը հարցնում տարիքս',
          'Почему раздел с алкоголем спрашивает возраст?',
          'Why does the alcohol section ask for my age?',
        ),
        t(
          'Օրենքով ալկոհոլ կարող ենք վաճառել միայն 18 տարին լրացածներին։ Պատասխանը պահվում է միայն Ձեր զննիչում՝ մինչև ներդիրը փակեք։',
          'По закону мы продаём алкоголь только тем, кому есть 18. Ответ хранится лишь в вашем браузере, пока открыта вкладка.',
          'By law we sell alcohol only to people of 18 and older. Your answer stays in your browser alone, until you close the tab.',
        ),
      ],
    ],
  },
  {
    title: t('Ընկերություններ', 'Компании', 'Companies'),
    questions: [
      [
        t(
          'Ինչպե՞ս գրանցել ընկերությունը',
          'Как зарегистрировать компанию?',
          'How do I register a company?',
        ),
        t(
          'Բացեք <a href="~/signin?view=sign">գրանցման էջը</a>, նշեք անվանումը, հասցեն և ՀՎՀՀ-ն, ապա հաստատեք էլ. հասցեն նամակի հղումով։ Դրանից հետո տեսնում եք ընկերության գները։',
          'Откройте <a href="~/signin?view=sign">страницу регистрации</a>, укажите название, адрес и ИНН (ՀՎՀՀ) и подтвердите эл. почту по ссылке из письма. После этого вы видите цены для компаний.',
          'Open the <a href="~/signin?view=sign">registration page</a>, give the name, address and tax number, and confirm the e-mail by the link in our letter. From then on you see company prices.',
        ),
      ],
      [
        t(
          'Կարո՞ղ են մի քանի աշխատակից միասին պատվիրել',
          'Могут ли несколько сотрудников заказывать вместе?',
          'Can several people order together?',
        ),
        t(
          'Այո։ Մենեջերն ավելացնում է աշխատակիցներին, յուրաքանչյուրը հավաքում է իր զամբյուղը և ուղարկում մենեջերին։ Մենեջերը մեկ սեղմումով միավորում է դրանք ու ձևակերպում մեկ պատվեր։',
          'Да. Менеджер добавляет сотрудников, каждый собирает свою корзину и отправляет её менеджеру. Тот одним нажатием объединяет их и оформляет один заказ.',
          'Yes. The manager adds the people, each fills a cart and sends it to the manager, who joins them with one press and places one order.',
        ),
      ],
      [
        t('Ի՞նչ է վարկային սահմանաչափը', 'Что такое кредитный лимит?', 'What is the credit limit?'),
        t(
          'Գումար, որի չափով կարող եք պատվիրել և վճարել հետո։ Մնացորդը երևում է պատվերների պատմության վերևում և նվազում է յուրաքանչյուր չվճարված պատվերով։ Պայմանները՝ <a href="~/page/5">մեծածախի էջում</a>։',
          'Сумма, на которую можно заказать и заплатить позже. Остаток показан над историей заказов и уменьшается с каждым неоплаченным заказом. Условия — на <a href="~/page/5">странице для компаний</a>.',
          'The amount that you may order for and pay later. What is left of it stands above your order history and shrinks with each unpaid order. The terms are on the <a href="~/page/5">wholesale page</a>.',
        ),
      ],
    ],
  },
]

const write = (locale: keyof Text): string =>
  groups
    .map(({ title, questions }) => {
      const list = questions.map(
        ([question, answer]) =>
          `<details><summary>${question[locale]}</summary><p>${answer[locale]}</p></details>`,
      )
      return `<h2>${title[locale]}</h2>\n${list.join('\n')}`
    })
    .join('\n')

const intro = t(
  '<p>Այստեղ հավաքել ենք այն, ինչ մեզ հարցնում են ամեն օր։ Ձեր հարցը չգտա՞ք։ <a href="~/site/contact-us">Գրեք մեզ</a>։</p>',
  '<p>Здесь — то, о чём нас спрашивают каждый день. Не нашли свой вопрос? <a href="~/site/contact-us">Напишите нам</a>.</p>',
  '<p>Here is what we are asked every day. Your question is not among them? <a href="~/site/contact-us">Write to us</a>.</p>',
)

export const faq: DemoPage = {
  id: pageIds.faq,
  title: t('Հաճախ տրվող հարցեր', 'Частые вопросы', 'Frequent questions'),
  metaTitle: t(
    'Հաճախ տրվող հարցեր — Ծիրան',
    'Частые вопросы — Циран',
    'Frequent questions — Tsiran',
  ),
  description: t(
    'Պատվեր, առաքում, վճարում, որակ և ընկերություններ. կարճ պատասխաններ ամենահաճախ տրվող հարցերին։',
    'Заказы, доставка, оплата, качество и компании: короткие ответы на самые частые вопросы.',
    'Orders, delivery, payment, quality and companies: short answers to what is asked most.',
  ),
  html: t(
    `${intro.hy}\n${write('hy')}`,
    `${intro.ru}\n${write('ru')}`,
    `${intro.en}\n${write('en')}`,
  ),
}
