import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldTyped, foldWord, stem } from './fold.ts'
import { romanise, scripts } from './romanisation.ts'

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
  ['картошка', 'картофель'],
])('%s may stand for %s', (typed, meant) => {
  expect(foldTyped(typed)).toContain(foldWord(meant))
})

test.each([
  ['яблоко', 'яблоки', 'cyrillic'],
  ['помидоры', 'помидоров', 'cyrillic'],
  ['сыр', 'сыры', 'cyrillic'],
  ['պանիր', 'պանիրը', 'armenian'],
  ['խնձոր', 'խնձորներ', 'armenian'],
  ['ծիրան', 'ծիրանի', 'armenian'],
  ['egg', 'eggs', 'latin'],
  ['tomato', 'tomatoes', 'latin'],
] as const)('%s and %s have one stem', (word, other, script) => {
  expect(stem(foldWord(word), script)).toBe(stem(foldWord(other), script))
})

test('water is not vodka', () => {
  expect(stem(foldWord('вода'), 'cyrillic')).not.toBe(stem(foldWord('водка'), 'cyrillic'))
})

const anything = fc.string({ unit: 'binary', maxLength: 200 })
const words = fc.string({ unit: fc.constantFrom(...'abcdghjkoqstuwxyzабвгёжйхцчшщъыьэюяաեծկհձղճյոջռցւփքօֆև’12'), maxLength: 60 })

test('folding never throws, a key is its own key, and is letters and digits alone', () => {
  fc.assert(
    fc.property(fc.oneof(anything, words), (text) => {
      const key = foldWord(text)
      expect(foldWord(key)).toBe(key)
      expect(key).toMatch(/^[\p{L}\p{N}]*$/u)
      for (const typed of foldTyped(text)) expect(foldWord(typed)).toBe(typed)
      for (const script of scripts) expect(key.startsWith(stem(key, script))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('every Armenian and Russian letter has a Latin spelling', () => {
  for (const letter of 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆևабвгдеёжзийклмнопрстуфхцчшщъыьэюя') {
    expect(romanise(letter), letter).toMatch(/^[a-z]*$/)
  }
})
