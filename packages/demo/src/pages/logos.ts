import { t } from '../types.ts'
import type { Text } from '@tsiran/db/tables/shared'

/** An invented company whose mark is drawn. */
export interface DemoLogo {
  /** Of its picture. */
  key: string
  label: Text
  color: string
  motif: string
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

const clientColors = [
  '#2F7FB8',
  '#B1362F',
  '#3E8E41',
  '#A65A2A',
  '#7B2D59',
  '#2FA084',
  '#C98B3B',
  '#5B7DB1',
  '#6E1530',
  '#4A2C1A',
  '#6B8E23',
]
const clientMotifs = [
  'hot-beverage',
  'fork-and-knife-with-plate',
  'croissant',
  'bellhop-bell',
  'teapot',
  'cooking',
  'shortcake',
  'wine-glass',
]
const clientNames: readonly Text[] = [
  t('Արագիլ', 'Арагил', 'Aragil'),
  t('Լապտեր', 'Лаптер', 'Lapter'),
  t('Պատշգամբ', 'Патшгамб', 'Patshgamb'),
  t('Կամուրջ', 'Камурдж', 'Kamurj'),
  t('Տերև', 'Терев', 'Terev'),
  t('Ծառուղի', 'Царухи', 'Tsarughi'),
  t('Նռնենի', 'Нрнени', 'Nrneni'),
  t('Ուռենի', 'Урени', 'Ureni'),
  t('Ծիծեռնակ', 'Цицернак', 'Tsitsernak'),
  t('Կանթեղ', 'Кантех', 'Kantegh'),
  t('Օջախ 7', 'Оджах 7', 'Ojakh 7'),
  t('Խոհանոց 12', 'Хоаноц 12', 'Khohanots 12'),
  t('Անձրև', 'Андзрев', 'Andzrev'),
  t('Կեսօր', 'Кесор', 'Kesor'),
  t('Լուսաբաց', 'Лусабац', 'Lusabats'),
  t('Աստիճան', 'Астичан', 'Astichan'),
  t('Նավակ', 'Навак', 'Navak'),
  t('Առագաստ', 'Арагаст', 'Aragast'),
  t('Ձնծաղիկ', 'Дзнцахик', 'Dzntsaghik'),
  t('Կաղամախի', 'Кахамахи', 'Kaghamakhi'),
  t('Սոսի', 'Соси', 'Sosi'),
  t('Մայթ', 'Майт', 'Mayt'),
  t('Պուրակ', 'Пурак', 'Purak'),
  t('Գետափ', 'Гетап', 'Getap'),
  t('Ժամացույց', 'Жамацуйц', 'Zhamatsuyts'),
  t('Ընթերցարան', 'Ынтерцаран', 'Entertsaran'),
  t('Նվագ', 'Нваг', 'Nvag'),
  t('Գորգ', 'Горг', 'Gorg'),
  t('Կավե Տուն', 'Каве Тун', 'Kave Tun'),
  t('Պտույտ', 'Птуйт', 'Ptuyt'),
  t('Նամականիշ', 'Намаканиш', 'Namakanish'),
  t('Թղթե Տնակ', 'Тхте Тнак', 'Tghte Tnak'),
  t('Երրորդ Հարկ', 'Еррорд Арк', 'Yerrord Hark'),
  t('Կլոր Սեղան', 'Клор Сехан', 'Klor Seghan'),
  t('Հինգ Աթոռ', 'Инг Атор', 'Hing Ator'),
  t('Բաց Դուռ', 'Бац Дур', 'Bats Dur'),
  t('Մեծ Գդալ', 'Мец Гдал', 'Mets Gdal'),
  t('Համեղ Անկյուն', 'Амех Анкюн', 'Hamegh Ankyun'),
  t('Կիսալուսին', 'Кисалусин', 'Kisalusin'),
  t('Մանանա', 'Манана', 'Manana'),
  t('Աղ ու Հաց', 'Ах у Ац', 'Agh u Hats'),
  t('Երկու Բաժակ', 'Ерку Бажак', 'Yerku Bazhak'),
  t('Տաք Ափսե', 'Так Апсе', 'Tak Apse'),
  t('Վերնատուն', 'Вернатун', 'Vernatun'),
  t('Շոգենավ', 'Шогенав', 'Shogenav'),
]

/** Cafés, inns and kitchens that buy at the shop, all of them invented. */
export const clientLogos: readonly DemoLogo[] = clientNames.map((label, index) => ({
  key: `clients/${slugOf(label.en)}`,
  label,
  color: clientColors[index % clientColors.length]!,
  motif: clientMotifs[index % clientMotifs.length]!,
}))

const qualities: readonly (readonly [name: Text, color: string])[] = [
  [t('Ոսկե', 'Воске', 'Voske'), '#C9962B'],
  [t('Կապույտ', 'Капуйт', 'Kapuyt'), '#2F7FB8'],
  [t('Կարմիր', 'Кармир', 'Karmir'), '#B1362F'],
  [t('Կանաչ', 'Канач', 'Kanach'), '#3E8E41'],
  [t('Սպիտակ', 'Спитак', 'Spitak'), '#7F9DB9'],
  [t('Հին', 'Ин', 'Hin'), '#8A6B4B'],
  [t('Նոր', 'Нор', 'Nor'), '#2FA084'],
  [t('Արևոտ', 'Аревот', 'Arevot'), '#E4772E'],
  [t('Քաղցր', 'Кахцр', 'Kaghtsr'), '#C2477F'],
  [t('Բարի', 'Бари', 'Bari'), '#9C5BA8'],
  [t('Տաք', 'Так', 'Tak'), '#A9562C'],
  [t('Զով', 'Зов', 'Zov'), '#3A9BC1'],
  [t('Լուսե', 'Лусе', 'Luse'), '#D9A21B'],
  [t('Պղնձե', 'Пхндзе', 'Pghndze'), '#A65A2A'],
  [t('Քարե', 'Каре', 'Kare'), '#6F7C82'],
  [t('Բարձր', 'Бардзр', 'Bardzr'), '#5B7DB1'],
  [t('Հանգիստ', 'Ангист', 'Hangist'), '#5C8A4A'],
  [t('Առատ', 'Арат', 'Arat'), '#6B8E23'],
]

const trades: readonly (readonly [name: Text, motif: string])[] = [
  [t('Երկանք', 'Ерканк', 'Yerkank'), 'sheaf-of-rice'],
  [t('Այգի', 'Айги', 'Aygi'), 'green-apple'],
  [t('Փեթակ', 'Петак', 'Petak'), 'honeybee'],
  [t('Մառան', 'Маран', 'Maran'), 'jar'],
  [t('Հովիտ', 'Ховит', 'Hovit'), 'grapes'],
  [t('Աղբյուր', 'Ахбюр', 'Aghbyur'), 'droplet'],
  [t('Փուռ', 'Пур', 'Pur'), 'bread'],
  [t('Կաթսա', 'Катса', 'Katsa'), 'pot-of-food'],
  [t('Ագարակ', 'Агарак', 'Agarak'), 'rooster'],
]

const join = (a: Text, b: Text): Text => t(`${a.hy} ${b.hy}`, `${a.ru} ${b.ru}`, `${a.en} ${b.en}`)

/** Mills, orchards, hives and farms that supply the shop, all of them invented. Neighbours differ in motif and colour. */
export const partnerLogos: readonly DemoLogo[] = qualities.flatMap((_, row) =>
  trades.map(([trade, motif], column) => {
    const [quality, color] = qualities[(row + 2 * column) % qualities.length]!
    const label = join(quality, trade)
    return { key: `partners/${slugOf(label.en)}`, label, color, motif }
  }),
)
