import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldForms, foldReadings, foldTyped, foldWord } from './fold.ts'
import { romanise } from './romanisation.ts'

describe('one key for all spellings of a word', () => {
  test.each([
    ['kat', ['կաթ', 'Կաթ', 'kat', 'qat', 'кат']],
    ['panir', ['պանիր', 'panir', 'панир', 'PANIR']],
    ['sunk', ['սունկ', 'sunk', 'sounk', 'soonk', 'сунк']],
    ['dzu', ['ձու', 'dzu', 'dzou', 'дзу']],
    ['hahoh', ['խաղող', 'khaghogh', 'xaxox', 'xaghogh', 'хахох']],
    ['vochar', ['ոչխար', 'vochkhar', 'vochxar']],
    ['enkuiz', ['ընկույզ', 'enkuyz', 'ěnkuyz']],
    ['lavash', ['լավաշ', 'lavash', 'lavaš', 'лаваш', 'lawash']],
    ['hleb', ['хлеб', 'hleb', 'khleb', 'xleb']],
    ['sir', ['сыр', 'syr', 'sir']],
    ['chai', ['чай', 'chai', 'chay', 'čay']],
    ['med', ['мёд', 'мед', 'med']],
    ['varene', ['варенье', 'varene', 'varenye']],
    ['matsun', ['մածուն', 'мацун', 'matsun', 'matzoun']],
    ['chokolate', ['chocolate', 'Chocolate', 'choccolate']],
  ])('%s', (key, spellings) => {
    for (const spelling of spellings) expect(foldWord(spelling), spelling).toBe(key)
  })
})

test.each([
  ['hac', 'հաց'],
  ['ciran', 'ծիրան'],
  ['qacax', 'քացախ'],
  ['surj', 'սուրճ'],
  ['megr', 'մեղր'],
  ['jabloko', 'яблоко'],
  ['mix', 'микс'],
  ['ochxar', 'ոչխար'],
  ['cxvac', 'ծխված'],
  ['xndzor', 'խնձոր'],
  ['djvjik', 'ջվժիկ'],
])('%s may mean %s', (typed, meant) => {
  expect(foldTyped(typed)).toContain(foldWord(meant))
})

/** Whether a typed word finds a product with another. */
const meets = (typed: string, named: string): boolean => {
  const { key, stems, script } = foldForms(named)
  return foldReadings(typed).some((reading) =>
    [reading.key, ...reading.forms[script]].some((form) => form === key || stems.includes(form)),
  )
}

test.each([
  ['яблоки', 'яблоко'],
  ['помидоров', 'помидоры'],
  ['огурец', 'огурцы'],
  ['сосисок', 'сосиски'],
  ['сухим', 'сухое'],
  ['сыры', 'сыр'],
  ['պանիրը', 'պանիր'],
  ['պանրի', 'պանիր'],
  ['խնձորներ', 'խնձոր'],
  ['բանաններ', 'բանան'],
  ['բանանները', 'բանան'],
  ['ծիրան', 'ծիրանի'],
  ['գինու', 'գինի'],
  ['գինով', 'գինի'],
  ['ձվեր', 'ձու'],
  ['ձկներ', 'ձուկ'],
  ['ձուկ', 'ձկան'],
  ['նռներ', 'նուռ'],
  ['նռան', 'նուռ'],
  ['ջրի', 'ջուր'],
  ['մսով', 'միս'],
  ['թեյը', 'թեյ'],
  ['bananner', 'բանան'],
  ['dzver', 'ձու'],
  ['egg', 'eggs'],
  ['tomatoes', 'tomato'],
  ['berry', 'berries'],
  ['peaches', 'peach'],
  ['cыр', 'сыр'],
])('%s finds %s', (typed, named) => {
  expect(meets(typed, named)).toBe(true)
})

test.each([
  ['вода', 'водка'],
  ['մեղր', 'մեղու'],
])('%s does not find %s', (typed, named) => {
  expect(meets(typed, named)).toBe(false)
})

const anything = fc.string({ unit: 'binary', maxLength: 200 })
const words = fc.string({
  unit: fc.constantFrom(...'abcdghjkoqstuwxyzабвгёжйхцчшщъыьэюяաեծկհձղճյոջռցւփքօֆև’12'),
  maxLength: 60,
})

test('folding never throws, is idempotent, and gives letters and digits only', () => {
  fc.assert(
    fc.property(fc.oneof(anything, words), (text) => {
      const key = foldWord(text)
      expect(foldWord(key)).toBe(key)
      expect(key).toMatch(/^[\p{L}\p{N}]*$/u)
      for (const typed of foldTyped(text)) expect(foldWord(typed)).toBe(typed)
      expect(foldReadings(text).length).toBeLessThanOrEqual(24)
    }),
    { numRuns: 2000 },
  )
})

test('every Armenian and Russian letter has a Latin spelling', () => {
  for (const letter of 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆևабвгдеёжзийклмнопрстуфхцчшщъыьэюя') {
    expect(romanise(letter), letter).toMatch(/^[a-z]*$/)
  }
})
