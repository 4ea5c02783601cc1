import { t } from './types.ts'
import type { Text } from '@tsiran/db/tables/shared'

export interface DemoAttribute {
  id: number
  label: Text
  type: 'select' | 'multiselect' | 'text'
  filterable?: boolean
  configurable?: boolean
  /** Absent for text attributes. A swatch is `#rrggbb`. */
  options?: Record<string, Text | { label: Text; swatch: string }>
}

const swatch = (hy: string, ru: string, en: string, color: string) => ({ label: t(hy, ru, en), swatch: color })
const size = (n: string, hy: string, ru: string, en: string) => t(`${n.replace('.', ',')} ${hy}`, `${n.replace('.', ',')} ${ru}`, `${n} ${en}`)
const litres = (n: string) => size(n, 'լ', 'л', 'l')
const grams = (n: string) => size(n, 'գ', 'г', 'g')
const kilos = (n: string) => size(n, 'կգ', 'кг', 'kg')

/** Attribute code to attribute. Ids 25 and 34 are hidden from shoppers (spec 1 §9); 76 and 77 are the specification's. */
export const attributes: Record<string, DemoAttribute> = {
  hs_code: { id: 25, type: 'text', label: t('ԱՏԳ ԱԱ ծածկագիր', 'Код ТН ВЭД', 'HS code') },
  shelf_code: { id: 34, type: 'text', label: t('Դարակի ծածկագիր', 'Код полки', 'Shelf code') },
  flavour: {
    id: 76, type: 'select', filterable: true, configurable: true, label: t('Համ / բույր', 'Вкус / аромат', 'Flavour / scent'),
    options: {
      classic: swatch('Դասական', 'Классический', 'Classic', '#E9D8B4'),
      apricot: swatch('Ծիրան', 'Абрикос', 'Apricot', '#F28C28'),
      peach: swatch('Դեղձ', 'Персик', 'Peach', '#FFB07C'),
      cherry: swatch('Բալ', 'Вишня', 'Sour cherry', '#8E1B2F'),
      pomegranate: swatch('Նուռ', 'Гранат', 'Pomegranate', '#A8213A'),
      strawberry: swatch('Ելակ', 'Клубника', 'Strawberry', '#E0384C'),
      raspberry: swatch('Ազնվամորի', 'Малина', 'Raspberry', '#C72C5B'),
      blueberry: swatch('Հապալաս', 'Черника', 'Blueberry', '#4B4E9A'),
      lemon: swatch('Կիտրոն', 'Лимон', 'Lemon', '#F5D53B'),
      orange: swatch('Նարինջ', 'Апельсин', 'Orange', '#F59A23'),
      apple: swatch('Խնձոր', 'Яблоко', 'Apple', '#8DB93E'),
      grape: swatch('Խաղող', 'Виноград', 'Grape', '#6E3B7A'),
      tomato: swatch('Լոլիկ', 'Томат', 'Tomato', '#D63A2E'),
      multifruit: swatch('Մուլտիֆրուկտ', 'Мультифрукт', 'Multifruit', '#F0762B'),
      mint: swatch('Անանուխ', 'Мята', 'Mint', '#4FAE7B'),
      thyme: swatch('Ուրց', 'Чабрец', 'Thyme', '#6F8F5A'),
      vanilla: swatch('Վանիլ', 'Ваниль', 'Vanilla', '#F3E3B3'),
      chocolate: swatch('Շոկոլադ', 'Шоколад', 'Chocolate', '#5B3320'),
      milk: swatch('Կաթնային', 'Молочный', 'Milk', '#B98A62'),
      hazelnut: swatch('Պնդուկ', 'Фундук', 'Hazelnut', '#9A6A3A'),
      walnut: swatch('Ընկույզ', 'Грецкий орех', 'Walnut', '#8B6B47'),
      pistachio: swatch('Պիստակ', 'Фисташка', 'Pistachio', '#A9BF5A'),
      caramel: swatch('Կարամել', 'Карамель', 'Caramel', '#C98735'),
      honey: swatch('Մեղր', 'Мёд', 'Honey', '#E0A11E'),
      salt: swatch('Աղի', 'С солью', 'Salted', '#D9DEE3'),
      cheese: swatch('Պանիր', 'Сыр', 'Cheese', '#F2C94C'),
      paprika: swatch('Պապրիկա', 'Паприка', 'Paprika', '#C8402B'),
      hot: swatch('Կծու', 'Острый', 'Hot', '#B3261E'),
      mild: swatch('Մեղմ', 'Мягкий', 'Mild', '#E8A87C'),
      garlic: swatch('Սխտոր', 'Чеснок', 'Garlic', '#E6E2D3'),
      herbs: swatch('Կանաչի', 'Зелень', 'Herbs', '#5B8C3E'),
      lavender: swatch('Նարդոս', 'Лаванда', 'Lavender', '#9B86C9'),
      unscented: swatch('Առանց բույրի', 'Без запаха', 'Unscented', '#F1F1EE'),
    },
  },
  volume: {
    id: 77, type: 'select', filterable: true, configurable: true, label: t('Ծավալ', 'Объём', 'Volume'),
    options: Object.fromEntries(['0.05', '0.1', '0.2', '0.25', '0.33', '0.45', '0.5', '0.7', '0.75', '0.9', '0.93', '1', '1.5', '2', '3', '5', '10', '19'].map((n) => [`${n}l`, litres(n)])),
  },
  weight: {
    id: 78, type: 'select', filterable: true, configurable: true, label: t('Քաշ', 'Вес', 'Weight'),
    options: {
      ...Object.fromEntries(['20', '25', '30', '40', '50', '70', '75', '80', '90', '100', '120', '125', '140', '150', '160', '170', '180', '185', '200', '220', '240', '250', '280', '300', '320', '330', '340', '350', '360', '380', '400', '420', '425', '430', '450', '460', '480', '500', '530', '550', '570', '580', '600', '650', '680', '700', '720', '750', '800', '850', '900'].map((n) => [`${n}g`, grams(n)])),
      ...Object.fromEntries(['1', '1.2', '1.5', '2', '2.5', '3', '5', '6', '9', '10', '20', '25', '50'].map((n) => [`${n}kg`, kilos(n)])),
    },
  },
  country: {
    id: 30, type: 'select', filterable: true, label: t('Երկիր', 'Страна', 'Country'),
    options: {
      am: t('Հայաստան', 'Армения', 'Armenia'), ge: t('Վրաստան', 'Грузия', 'Georgia'), ru: t('Ռուսաստան', 'Россия', 'Russia'),
      it: t('Իտալիա', 'Италия', 'Italy'), fr: t('Ֆրանսիա', 'Франция', 'France'), es: t('Իսպանիա', 'Испания', 'Spain'), gr: t('Հունաստան', 'Греция', 'Greece'),
      de: t('Գերմանիա', 'Германия', 'Germany'), pl: t('Լեհաստան', 'Польша', 'Poland'), nl: t('Նիդերլանդներ', 'Нидерланды', 'Netherlands'), be: t('Բելգիա', 'Бельгия', 'Belgium'),
      br: t('Բրազիլիա', 'Бразилия', 'Brazil'), co: t('Կոլումբիա', 'Колумбия', 'Colombia'), et: t('Եթովպիա', 'Эфиопия', 'Ethiopia'), ec: t('Էկվադոր', 'Эквадор', 'Ecuador'),
      in: t('Հնդկաստան', 'Индия', 'India'), lk: t('Շրի Լանկա', 'Шри-Ланка', 'Sri Lanka'), cn: t('Չինաստան', 'Китай', 'China'), vn: t('Վիետնամ', 'Вьетнам', 'Vietnam'),
      ir: t('Իրան', 'Иран', 'Iran'), eg: t('Եգիպտոս', 'Египет', 'Egypt'), no: t('Նորվեգիա', 'Норвегия', 'Norway'), ar: t('Արգենտինա', 'Аргентина', 'Argentina'), jp: t('Ճապոնիա', 'Япония', 'Japan'),
    },
  },
  storage: {
    id: 31, type: 'select', filterable: true, label: t('Պահպանում', 'Хранение', 'Storage'),
    options: { room: t('Սենյակային ջերմաստիճան', 'Комнатная температура', 'Room temperature'), cool: t('Սառնարան, 0…+6 °C', 'Холодильник, 0…+6 °C', 'Fridge, 0…+6 °C'), frozen: t('Սառցարան, −18 °C', 'Морозильник, −18 °C', 'Freezer, −18 °C') },
  },
  diet: {
    id: 32, type: 'multiselect', filterable: true, label: t('Սննդակարգ', 'Питание', 'Diet'),
    options: {
      lenten: t('Պասային', 'Постное', 'Lenten'), vegan: t('Վեգան', 'Веганское', 'Vegan'), organic: t('Օրգանական', 'Органическое', 'Organic'),
      'gluten-free': t('Առանց գլյուտենի', 'Без глютена', 'Gluten-free'), 'sugar-free': t('Առանց շաքարի', 'Без сахара', 'Sugar-free'), 'lactose-free': t('Առանց լակտոզի', 'Без лактозы', 'Lactose-free'), 'whole-grain': t('Ամբողջահատիկ', 'Цельнозерновое', 'Whole-grain'), kids: t('Երեխաների համար', 'Для детей', 'For children'),
    },
  },
  fat: {
    id: 33, type: 'select', filterable: true, label: t('Յուղայնություն', 'Жирность', 'Fat content'),
    options: Object.fromEntries(['0', '1', '1.5', '2.5', '3.2', '3.6', '5', '9', '10', '15', '18', '20', '25', '30', '33', '40', '45', '50', '72.5', '82.5', '99'].map((n) => [n, t(`${n.replace('.', ',')} %`, `${n.replace('.', ',')} %`, `${n}%`)])),
  },
  wine_type: {
    id: 35, type: 'select', filterable: true, label: t('Գինու տեսակ', 'Тип вина', 'Wine type'),
    options: { red: swatch('Կարմիր', 'Красное', 'Red', '#7A1431'), white: swatch('Սպիտակ', 'Белое', 'White', '#E8D98A'), rose: swatch('Վարդագույն', 'Розовое', 'Rosé', '#F0A7A7'), sparkling: swatch('Փրփրուն', 'Игристое', 'Sparkling', '#F3E7B5'), fruit: swatch('Պտղային', 'Плодовое', 'Fruit', '#B5304B') },
  },
  sweetness: {
    id: 36, type: 'select', filterable: true, label: t('Շաքարի պարունակություն', 'Содержание сахара', 'Sweetness'),
    options: { dry: t('Անապակ', 'Сухое', 'Dry'), 'semi-dry': t('Կիսաչոր', 'Полусухое', 'Semi-dry'), 'semi-sweet': t('Կիսաքաղցր', 'Полусладкое', 'Semi-sweet'), sweet: t('Քաղցր', 'Сладкое', 'Sweet'), brut: t('Բրյուտ', 'Брют', 'Brut') },
  },
  roast: {
    id: 37, type: 'select', filterable: true, label: t('Բովում', 'Обжарка', 'Roast'),
    options: { light: swatch('Բաց', 'Светлая', 'Light', '#B07A48'), medium: swatch('Միջին', 'Средняя', 'Medium', '#7B4A26'), dark: swatch('Մուգ', 'Тёмная', 'Dark', '#3F2413') },
  },
  grind: {
    id: 38, type: 'select', filterable: true, configurable: true, label: t('Աղացվածք', 'Помол', 'Grind'),
    options: { beans: t('Հատիկ', 'Зёрна', 'Beans'), turkish: t('Սրճեփի համար', 'Для джезвы', 'For the jezve'), filter: t('Ֆիլտրի համար', 'Для фильтра', 'For filter'), espresso: t('Էսպրեսսոյի համար', 'Для эспрессо', 'For espresso') },
  },
  strength: {
    id: 39, type: 'select', filterable: true, label: t('Թնդություն', 'Крепость', 'Alcohol'),
    options: Object.fromEntries(['0', '4.2', '4.5', '5', '5.5', '8', '11', '11.5', '12', '12.5', '13', '13.5', '14', '17', '20', '35', '40', '42', '45', '50', '57'].map((n) => [n, t(`${n.replace('.', ',')} %`, `${n.replace('.', ',')} %`, `${n}%`)])),
  },
  packaging: {
    id: 40, type: 'select', filterable: true, label: t('Փաթեթավորում', 'Упаковка', 'Packaging'),
    options: { glass: t('Ապակի', 'Стекло', 'Glass'), plastic: t('Պլաստիկ', 'Пластик', 'Plastic'), carton: t('Ստվարաթուղթ', 'Картон', 'Cardboard'), tin: t('Թիթեղ', 'Жесть', 'Tin'), paper: t('Թուղթ', 'Бумага', 'Paper'), vacuum: t('Վակուում', 'Вакуум', 'Vacuum'), loose: t('Առանց փաթեթի', 'Без упаковки', 'Loose') },
  },
  ingredients: { id: 41, type: 'text', label: t('Բաղադրություն', 'Состав', 'Ingredients') },
  shelf_life: { id: 42, type: 'text', label: t('Պահպանման ժամկետ', 'Срок годности', 'Shelf life') },
}
