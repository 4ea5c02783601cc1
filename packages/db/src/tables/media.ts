import type { Generated, GeneratedAlways } from 'kysely'
import type { Json, Translated } from './shared.ts'

/** A part of a picture, in pixels. */
export interface MediaCrop {
  x: number
  y: number
  width: number
  height: number
}

export interface MediaTable {
  id: Generated<number>
  key: string
  /** Digest of the original file. */
  original: string
  name: string
  bytes: number
  /** Of the upright original, in pixels. */
  width: number
  height: number
  /** The part that is shown; null for the whole. */
  crop: Json<MediaCrop> | null
  alt: Translated
  state: 'storing' | 'preparing' | 'ready' | 'failed' | 'removing'
  lease_until: Date | null
  attempts: Generated<number>
  version: Generated<number>
  search: GeneratedAlways<string>
  staff_id: number | null
  created_at: Generated<Date>
  removed_at: Date | null
}
