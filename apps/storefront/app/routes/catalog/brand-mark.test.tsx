import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BrandMark } from './brand-mark.tsx'

test('a brand without a logo has its whole first sign, also one of two halves', () => {
  const markOf = (label: string) =>
    />(.*)</.exec(renderToStaticMarkup(<BrandMark label={label} path="" />))?.[1]
  expect(['Ծիրան', ' Ararat', '🍑 Peach'].map(markOf)).toEqual(['Ծ', 'A', '🍑'])
})
