import type { PictureProblem } from '@tsiran/contract/admin/media-shapes'

export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif'

/** Bytes of a file's start that its type is read from. */
export const headBytes = 64

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The brands that a file of the HEIF family names. */
function heifBrands(head: Buffer): string[] {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  return brands
}

/** The type of a picture by its first bytes, whatever its name says; else what is wrong with it. */
export function pictureType(head: Buffer): { type: PictureType } | { problem: PictureProblem } {
  if (head.length === 0) return { problem: 'pictureEmpty' }
  if (head.length < 12) return { problem: 'pictureType' }
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return { type: 'jpeg' }
  if (head.subarray(0, 8).equals(png)) return { type: 'png' }
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return { type: 'webp' }
  const brands = heifBrands(head)
  if (brands.includes('avif') || brands.includes('avis')) return { type: 'avif' }
  if (brands.some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)))
    return { problem: 'pictureHeic' }
  return { problem: 'pictureType' }
}
