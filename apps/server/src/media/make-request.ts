import type { PictureProblem } from '@tsiran/contract/admin/media-shapes'
import type { MediaCrop } from '@tsiran/db/tables/media'
import type { MadePicture, WantedFile } from '@tsiran/domain/media-library/picture-maker'

/** One request to the process, and its answer; a null problem: the file could not be read. */
export interface MakeRequest {
  id: number
  file: string
  wanted: readonly WantedFile[]
  crop: MediaCrop | null
}
export type MakeAnswer = { id: number } & (
  | { made: MadePicture }
  | { problem: PictureProblem | null }
)
