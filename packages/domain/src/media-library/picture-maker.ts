import type { PictureProblem } from '@tsiran/contract/admin/media-shapes'
import type { MediaCrop } from '@tsiran/db/tables/media'

/** One file to be made: a white square, or the picture in its own shape, within `side` pixels; never enlarged. */
export interface WantedFile {
  side: number
  format: 'avif' | 'webp'
  square: boolean
}

export interface MadePicture {
  /** Of the upright original, in pixels. */
  width: number
  height: number
  /** In the order that they were wanted in. */
  files: Uint8Array[]
}

/** Decodes pictures where a broken or hostile one harms nobody. */
export interface PictureMaker {
  /**
   * Makes files of a picture, upright, in sRGB and without its metadata. Refuses with a {@link PictureError} what cannot be decoded,
   * with `unavailable` what cannot be read.
   * `urgent`: before those that are made in the background.
   */
  make(
    file: string,
    wanted: readonly WantedFile[],
    options?: { crop?: MediaCrop | null; urgent?: boolean },
  ): Promise<MadePicture>
}

/** A file is no picture that the shop takes. Trying again is no use. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Pixels of a picture at most: more of them are a bomb, or of no use. */
export const maxPixels = 40_000_000
