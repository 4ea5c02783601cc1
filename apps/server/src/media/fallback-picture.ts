import { access } from 'node:fs/promises'
import path from 'node:path'
import type { Picture } from './picture-queue.ts'

const sides = [240, 480, 800, 1200]
const formats = ['avif', 'webp']

/** Shown where a picture has no file at all yet. */
export const emptyPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><rect width="480" height="480" fill="#f6f1e7"/><path d="M150 210h180l-20 120H170zM185 210l35-70M295 210l-35-70" fill="none" stroke="#cfc4ae" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** The sizes of a picture, the best substitute first: its own, smaller ones, larger ones. In pixels. */
function bySubstitute(size: number): number[] {
  const smaller = sides.filter((side) => side < size).reverse()
  return [size, ...smaller, ...sides.filter((side) => side > size)]
}

/** The best file of a picture in `folder` in place of a missing one, relative to it; undefined where it has none. */
export async function findFallback(
  folder: string,
  { key, size, format }: Picture,
): Promise<string | undefined> {
  const inOrder = [format, ...formats.filter((one) => one !== format)]
  for (const side of bySubstitute(size))
    for (const one of inOrder) {
      const file = `${key}/${side}.${one}`
      const found = await access(path.join(folder, file)).then(
        () => true,
        () => false,
      )
      if (found) return file
    }
  return undefined
}
