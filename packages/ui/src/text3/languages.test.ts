import { describe, expect, it } from 'vitest'
import { copySource, missingLanguages } from './languages.tsx'

const codes = ['hy', 'ru', 'en']

describe('the missing languages of a text', () => {
  it('are the empty and the blank ones', () => {
    expect(missingLanguages(codes, { hy: 'Հաց', ru: ' ', en: '' }, false)).toEqual(['ru', 'en'])
  })

  it('are none where the whole text may be absent', () => {
    expect(missingLanguages(codes, { hy: '', ru: '', en: '' }, false)).toEqual([])
    expect(missingLanguages(codes, {}, true)).toEqual(codes)
  })
})

describe('the source of a copy', () => {
  it('is the preferred language, else the first with a text', () => {
    expect(copySource(codes, { hy: 'Հաց', ru: 'Хлеб', en: '' }, 'en', 'ru')).toBe('ru')
    expect(copySource(codes, { hy: 'Հաց', ru: '', en: '' }, 'en', 'ru')).toBe('hy')
    expect(copySource(codes, { hy: '', ru: '', en: 'Bread' }, 'ru', 'ru')).toBe('en')
  })

  it('is absent where nothing is to copy or something is written already', () => {
    expect(copySource(codes, { hy: '', ru: '', en: '' }, 'en', 'ru')).toBeUndefined()
    expect(copySource(codes, { hy: 'Հաց', ru: 'Хлеб', en: 'Bread' }, 'en', 'ru')).toBeUndefined()
  })
})
