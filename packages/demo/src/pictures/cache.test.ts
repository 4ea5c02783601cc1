import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { generateAll, picturePath, providePicture, type Artwork } from './cache.ts'
import { FORMATS, renderPackshot, SIZES, type Size } from './render.ts'
import { createRenderer } from './renderer.ts'

const milk: Artwork = {
  key: 'products/dai-001',
  subject: {
    kind: 'packshot',
    seed: 'DAI-001',
    picture: {
      container: 'carton',
      motif: 'glass-of-milk',
      color: '#2F74C0',
      tint: '#E8F1FB',
      label: 'ԿԱԹ',
    },
  },
}
const dairy: Artwork = {
  key: 'categories/220',
  subject: { kind: 'category', picture: { motif: 'cheese-wedge', tint: '#FFF4D6' } },
}
const sizes = Object.keys(SIZES) as Size[]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('rendering', () => {
  it('gives squares of the four sizes as AVIF and WebP', async () => {
    if (milk.subject.kind !== 'packshot') throw new Error('not a packshot')
    for (const size of sizes) {
      for (const format of FORMATS) {
        const bytes = await renderPackshot(milk.subject.picture, 'DAI-001', size, format)
        const { width, height, format: container, compression } = await sharp(bytes).metadata()
        expect([width, height]).toEqual([SIZES[size], SIZES[size]])
        expect(format === 'webp' ? container : compression).toBe(format === 'webp' ? 'webp' : 'av1')
        expect(bytes.length).toBeLessThan(60_000)
      }
    }
  })
})

describe('the cache', () => {
  it('renders a picture once, then gives the stored file', async () => {
    const [first, second] = await Promise.all([
      providePicture(folder, milk, 'small', 'webp'),
      providePicture(folder, milk, 'small', 'webp'),
    ])
    expect(first).toEqual(second)
    const file = picturePath(folder, milk.key, 'small', 'webp')
    expect(await readFile(file)).toEqual(first)
    await writeFile(file, 'stored')
    expect(String(await providePicture(folder, milk, 'small', 'webp'))).toBe('stored')
  })

  it('keeps files under the version, and refuses keys that lead elsewhere', () => {
    expect(picturePath('/data', milk.key, 'small', 'avif')).toBe(
      join('/data', 'products/dai-001/240.avif'),
    )
    for (const key of ['../secret', '/etc/passwd', 'products/DAI-001', 'a//b', '', 'a/'])
      expect(() => picturePath('/data', key, 'small', 'avif')).toThrow('key')
  })

  it('fills missing files and leaves existing ones', async () => {
    const seen: string[] = []
    await generateAll(
      [milk, dairy],
      folder,
      ({ done, total, key }) => seen.push(`${done}/${total} ${key}`),
      { sizes: ['small', 'medium'] },
    )
    expect(seen).toEqual(['1/2 products/dai-001', '2/2 categories/220'])
    const file = picturePath(folder, milk.key, 'medium', 'avif')
    const { mtimeMs } = await stat(file)
    await generateAll([milk, dairy], folder)
    expect((await stat(file)).mtimeMs).toBe(mtimeMs)
    expect((await readdir(join(folder, milk.key))).sort()).toEqual(
      sizes.flatMap((size) => FORMATS.map((format) => `${SIZES[size]}.${format}`)).sort(),
    )
  })

  it('stops between pictures on a signal', async () => {
    const stop = new AbortController()
    await generateAll([milk, dairy], folder, () => stop.abort(), {
      sizes: ['small'],
      signal: stop.signal,
    })
    await expect(stat(picturePath(folder, dairy.key, 'small', 'avif'))).rejects.toThrow('ENOENT')
  })

  it('leaves nothing behind when a picture cannot be drawn', async () => {
    const wrong: Artwork = {
      key: 'categories/1',
      subject: { kind: 'category', picture: { motif: 'no-such-icon', tint: '#ffffff' } },
    }
    await expect(providePicture(folder, wrong, 'small', 'avif')).rejects.toThrow('no-such-icon')
    await expect(readdir(join(folder, 'products'))).rejects.toThrow('ENOENT')
  })
})

describe.runIf(process.features.typescript)('the rendering process', () => {
  it('provides and fills, reports errors, and restarts after it was stopped', async () => {
    const renderer = createRenderer(folder)
    const bytes = await renderer.provide(dairy, 'small', 'avif')
    expect(bytes).toEqual(await readFile(picturePath(folder, dairy.key, 'small', 'avif')))
    let done = 0
    await renderer.fill([milk, dairy], (progress) => (done = progress.done), { sizes: ['small'] })
    expect(done).toBe(2)
    await expect(
      renderer.provide(
        {
          key: 'x',
          subject: { kind: 'category', picture: { motif: 'no-such-icon', tint: '#ffffff' } },
        },
        'small',
        'avif',
      ),
    ).rejects.toThrow('no-such-icon')
    renderer.stop()
    expect((await renderer.provide(dairy, 'medium', 'webp')).length).toBeGreaterThan(1000)
    renderer.stop()
  })
})
