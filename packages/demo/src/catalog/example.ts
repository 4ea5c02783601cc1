import { t, type DemoCategory } from '../types.ts'

export const example: DemoCategory = {
  id: 220, slug: 'dairy-eggs', name: t('Կաթնամթերք և ձու', 'Молочное и яйца', 'Dairy and eggs'),
  description: t('Թարմ կաթ, մածուն, պանիր և ձու՝ լեռնային ագարակներից։', 'Свежее молоко, мацун, сыр и яйца с горных ферм.', 'Fresh milk, matsun, cheese and eggs from mountain farms.'),
  picture: { motif: 'cheese-wedge', tint: '#FFF4D6' },
  children: [{
    id: 221, slug: 'milk', name: t('Կաթ', 'Молоко', 'Milk'),
    description: t('Պաստերացված և ստերիլացված կաթ։', 'Пастеризованное и стерилизованное молоко.', 'Pasteurised and long-life milk.'),
    picture: { motif: 'glass-of-milk', tint: '#E8F1FB' },
    products: [
      { sku: 'DAI-001', urlKey: 'milk-lori-3-2', brand: 'lori-hovit', unit: 'piece', price: 690, oldPrice: 790, companyPrice: 620, qty: 140, box: { qty: 12, price: 7800 },
        name: t('Կաթ «Լոռու Հովիտ» 3,2 %, 1 լ', 'Молоко «Лору Ховит» 3,2 %, 1 л', 'Loru Hovit milk 3.2%, 1 l'),
        description: t('Պաստերացված ամբողջական կաթ Լոռու ալպիական արոտներից։ Բացելուց հետո պահել սառնարանում մինչև երեք օր։', 'Пастеризованное цельное молоко с альпийских пастбищ Лори. После вскрытия хранить в холодильнике до трёх дней.', 'Pasteurised whole milk from the alpine pastures of Lori. Once opened, keep in the fridge for up to three days.'),
        attributes: { country: 'am', storage: 'cool', fat: '3.2', packaging: 'carton', shelf_life: t('7 օր', '7 суток', '7 days') },
        picture: { container: 'carton', motif: 'glass-of-milk', color: '#2F74C0', tint: '#E8F1FB', label: 'ԿԱԹ' } },
      { sku: 'DAI-002', urlKey: 'yoghurt-lori-drink', brand: 'lori-hovit', unit: 'piece', configurable: ['flavour', 'volume'],
        name: t('Ըմպելի յոգուրտ «Լոռու Հովիտ»', 'Питьевой йогурт «Лору Ховит»', 'Loru Hovit drinking yoghurt'),
        description: t('Թեթև յոգուրտ իսկական մրգի խյուսով։', 'Лёгкий йогурт с настоящим фруктовым пюре.', 'Light yoghurt with real fruit purée.'),
        attributes: { country: 'am', storage: 'cool', fat: '1.5' },
        picture: { container: 'bottle', motif: 'strawberry', color: '#F4B6C2', tint: '#FDE9EE', label: 'ՅՈԳՈՒՐՏ' },
        variants: [
          { options: { flavour: 'strawberry', volume: '0.33l' }, price: 420, qty: 60 },
          { options: { flavour: 'apricot', volume: '0.33l' }, price: 420, qty: 24 },
          { options: { flavour: 'strawberry', volume: '0.75l' }, price: 860, oldPrice: 980, qty: 0 },
        ] },
    ],
  }],
}
