import { describe, expect, it } from 'vitest'
import { fitText } from './type.ts'

const wide = { x: 0, y: 0, w: 600, h: 100 }
const square = { x: 100, y: 50, w: 200, h: 200 }

describe('setting text in a box', () => {
  it('centres it and takes the largest size that fits, up to the limit', () => {
    const { bounds, size, lines } = fitText('ԿԱԹ', wide, 60)
    expect(size).toBe(60)
    expect(lines).toBe(1)
    expect(bounds.x + bounds.w / 2).toBeCloseTo(300, 0)
    expect(bounds.y + bounds.h / 2).toBeCloseTo(50, 0)
  })

  it('breaks in two lines where that makes it larger', () => {
    expect(fitText('ՏՈՄԱՏԻ ՄԱԾՈՒԿ', square, 200).lines).toBe(2)
    expect(fitText('ՏՈՄԱՏԻ ՄԱԾՈՒԿ', wide, 60).lines).toBe(1)
  })

  it('sets Armenian, Latin and Cyrillic letters and digits side by side', () => {
    const widths = ['Ա', 'Ա1', 'Ա1%', 'Ա1%b', 'Ա1%bж'].map(
      (text) => fitText(text, { ...wide, w: 5000 }, 50).bounds.w,
    )
    expect(widths).toEqual([...widths].sort((a, b) => a - b))
  })

  it('bends outlines by a warp', () => {
    const flat = fitText('ԿԱԹ', wide, 60)
    const bent = fitText('ԿԱԹ', wide, 60, (x, y) => [x, y + 20])
    expect(bent.bounds.y).toBeCloseTo(flat.bounds.y + 20, 3)
  })
})
