import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createPictureMaker } from './picture-maker.ts'

const maker = createPictureMaker()
const folder = await mkdtemp(path.join(os.tmpdir(), 'tsiran-maker-'))
afterAll(async () => {
  maker.stop()
  await rm(folder, { recursive: true })
})

const made = (file: string) => maker.make(file, [{ side: 8, format: 'webp', square: true }])

test('a file that the disk does not give is not called a broken picture', async () => {
  // What is opened, but fails while it is read.
  await expect(made(folder)).rejects.toMatchObject({ code: 'unavailable' })
  const broken = path.join(folder, 'broken.png')
  await writeFile(broken, 'no picture')
  await expect(made(broken)).rejects.toMatchObject({ problem: 'pictureBroken' })
  const sound = path.join(folder, 'sound.png')
  await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } }).toFile(sound)
  await expect(made(sound)).resolves.toMatchObject({ width: 9, height: 9 })
})
