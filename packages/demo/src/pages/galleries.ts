import { pageIds } from '@tsiran/contract/page-ids'
import { t } from '../types.ts'
import { clientLogos, partnerLogos, type DemoLogo } from './logos.ts'
import type { DemoPage } from './page.ts'

const marks = (logos: readonly DemoLogo[]) => logos.map(({ key, label }) => ({ label, media: key }))

export const clients: DemoPage = {
  id: pageIds.clients,
  title: t('Մեր հաճախորդները', 'Наши клиенты', 'Our clients'),
  metaTitle: t('Մեր հաճախորդները — Ծիրան', 'Наши клиенты — Циран', 'Our clients — Tsiran'),
  description: t(
    'Սրճարաններ, պանդոկներ և խոհանոցներ, որոնք ամեն շաբաթ գնում են Ծիրանից։',
    'Кафе, рестораны и кухни, которые каждую неделю покупают в «Циране».',
    'Cafés, inns and kitchens that buy at Tsiran every week.',
  ),
  html: t(
    '<p>Քառասունհինգ խոհանոց ու սրճարան, որոնց առավոտը սկսվում է մեր առաքումից։ Ուզո՞ւմ եք ավելանալ այս շարքին. <a href="~/page/5">պայմանները կարճ են</a>։</p>',
    '<p>Сорок пять кухонь и кафе, чьё утро начинается с нашей доставки. Хотите в этот ряд? <a href="~/page/5">Условия короткие</a>.</p>',
    '<p>Forty-five kitchens and cafés whose morning starts with our delivery. Would you like to stand among them? <a href="~/page/5">The terms are short</a>.</p>',
  ),
  logos: marks(clientLogos),
}

export const partners: DemoPage = {
  id: pageIds.partners,
  title: t('Մեր գործընկերները', 'Наши партнёры', 'Our partners'),
  metaTitle: t('Մեր գործընկերները — Ծիրան', 'Наши партнёры — Циран', 'Our partners — Tsiran'),
  description: t(
    'Այգիներ, փեթակներ, ջրաղացներ և ագարակներ, որոնցից գալիս են մեր ապրանքները։',
    'Сады, пасеки, мельницы и фермы, от которых приходят наши товары.',
    'The orchards, hives, mills and farms that our goods come from.',
  ),
  html: t(
    '<p>Հարյուր վաթսուներկու այգի, փեթակ, փուռ ու ագարակ։ Յուրաքանչյուրում եղել ենք, համտեսել ու պայմանավորվել ձեռք սեղմելով։ Եթե Դուք էլ լավ բան եք աճեցնում, <a href="~/site/contact-us">գրեք մեզ</a>։</p>',
    '<p>Сто шестьдесят два сада, пасеки, пекарни и фермы. На каждой мы были, всё попробовали и ударили по рукам. Если и вы растите что-то хорошее, <a href="~/site/contact-us">напишите нам</a>.</p>',
    '<p>A hundred and sixty-two orchards, hives, bakeries and farms. We have been to each, tasted, and shaken hands. If you grow something good too, <a href="~/site/contact-us">write to us</a>.</p>',
  ),
  logos: marks(partnerLogos),
}
