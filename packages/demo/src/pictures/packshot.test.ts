import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Container, Picture } from '../types.ts'
import type { Box } from './drawing.ts'
import { drawBrandLogo } from './brand-logo.ts'
import { drawCategoryTile } from './category-tile.ts'
import { drawPackshot } from './packshot.ts'

const CONTAINERS: Container[] = [
  'bottle',
  'wine-bottle',
  'jar',
  'carton',
  'bag',
  'pouch',
  'tin',
  'can',
  'box',
  'tub',
  'wrap',
  'tray',
  'crate',
  'net',
  'loose',
]
const LABELS = ['ԿԱԹ', 'ԾՈՎԱԽԵՑԳԵՏԻՆ', 'ԱՌԱՆՑ ԿՈՖԵԻՆԻ', 'ԽԽԽԽԽԽԽԽԽԽԽԽԽԽ', 'Կարմիր գինի', '35 Լ']
const SEEDS = ['DAI-001', 'DAI-002', 'GRO-017', 'SWT-040', 'HOU-003']
const TOLERANCE = 0.5

const picture = (container: Container, label: string, motif = 'red-apple'): Picture => ({
  container,
  motif,
  label,
  color: '#B5362A',
  tint: '#FDE9E4',
})

function expectInside(bounds: Box, inside: Box) {
  expect(bounds.x).toBeGreaterThanOrEqual(inside.x - TOLERANCE)
  expect(bounds.y).toBeGreaterThanOrEqual(inside.y - TOLERANCE)
  expect(bounds.x + bounds.w).toBeLessThanOrEqual(inside.x + inside.w + TOLERANCE)
  expect(bounds.y + bounds.h).toBeLessThanOrEqual(inside.y + inside.h + TOLERANCE)
}

describe.each(CONTAINERS)('the picture of a %s', (container) => {
  it('keeps its text on its label, however long', async () => {
    for (const label of LABELS) {
      for (const seed of SEEDS) {
        const { texts } = await drawPackshot(picture(container, label), seed)
        expect(texts).toHaveLength(container === 'loose' ? 0 : 1)
        for (const { bounds, inside } of texts) expectInside(bounds, inside)
      }
    }
  })

  it('is an SVG that renders, without numbers gone wrong, text elements or links', async () => {
    for (const seed of SEEDS) {
      const { svg } = await drawPackshot(picture(container, 'ԱՌԱՆՑ ԿՈՖԵԻՆԻ'), seed)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|https?:(?!\/\/www\.w3\.org)/)
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
        ([, url, href]) => url ?? href!,
      )
      const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))
      expect(used.filter((id) => !ids.has(id))).toEqual([])
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
        format: 'svg',
        width: 1200,
        height: 1200,
      })
    }
  })

  it('is the same for the same seed, and another for another', async () => {
    const draw = async (seed: string) => (await drawPackshot(picture(container, 'ԿԱԹ'), seed)).svg
    expect(await draw('DAI-001')).toBe(await draw('DAI-001'))
    expect(new Set(await Promise.all(SEEDS.map(draw))).size).toBe(SEEDS.length)
  })

  it('is drawn without a label', async () => {
    const { texts } = await drawPackshot(
      { container, motif: 'red-apple', color: '#B5362A', tint: '#FDE9E4' },
      'DAI-001',
    )
    expect(texts).toEqual([])
  })
})

describe('what a pack looks like', () => {
  it('follows the product: bottles in a crate of wine, poultry in a tray with a hen on the label', async () => {
    const crate = await drawPackshot(picture('crate', 'ԿԱՐՄԻՐ ԳԻՆԻ', 'wine-glass'), 'ALC-031')
    const apples = await drawPackshot(picture('crate', 'ԽՆՁՈՐ'), 'ALC-031')
    expect(crate.svg.match(/<use /g)!.length).toBeLessThan(apples.svg.match(/<use /g)!.length)
    const tray = await drawPackshot(picture('tray', 'ՀԱՎ', 'chicken'), 'MEA-018')
    expect(tray.svg.match(/<g id="d\d+">/g)).toHaveLength(2)
  })

  it('rejects an unknown motif and a colour that is none', async () => {
    await expect(drawPackshot(picture('jar', 'ԿԱԹ', 'no-such-icon'), 'DAI-001')).rejects.toThrow(
      'no-such-icon',
    )
    await expect(
      drawPackshot({ ...picture('jar', 'ԿԱԹ'), color: 'red' }, 'DAI-001'),
    ).rejects.toThrow('Not a colour')
  })
})

describe('marks and tiles', () => {
  it('keeps a brand’s name inside its box, and gives brands marks of their own', async () => {
    const names = ['Դզիկ', 'Կարասի Կախարդանք', 'Արարատյան Դաշտ']
    const marks = await Promise.all(
      names.map((label, i) =>
        drawBrandLogo({ label, color: '#6E1530', motif: 'grapes' }, `brand-${i}`),
      ),
    )
    for (const { text } of marks) expectInside(text.bounds, text.inside)
    expect(new Set(marks.map(({ svg }) => svg)).size).toBe(names.length)
  })

  it('draws a category’s motif on its tint without text', async () => {
    const svg = await drawCategoryTile({ motif: 'cheese-wedge', tint: '#FFF4D6' })
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ width: 600, height: 600 })
  })
})
