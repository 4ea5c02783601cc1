/** A content to be stored: bytes, or a file of this machine. */
export type StoredContent = Uint8Array | { file: string }

/**
 * Where pictures are: a folder, or a bucket that several servers share. Paths are names by slashes. Every function refuses with
 * `unavailable` where the store does not answer.
 */
export interface MediaStore {
  /** The bytes of a file; undefined where there is none. */
  read(path: string): Promise<Buffer | undefined>
  /** Runs `use` with a file of this machine that has the content, and undefined where there is none. */
  withFile<T>(path: string, use: (file: string | undefined) => Promise<T>): Promise<T>
  /** Replaces the file as a whole: nobody reads half of it. */
  write(path: string, content: StoredContent, type: string): Promise<void>
  /** Removes files; those that do not exist are no error. */
  remove(paths: readonly string[]): Promise<void>
}

/** Where the original of a picture is stored. Nothing serves it. */
export const originalPath = (key: string): string => `originals/${key}`

/** Where one size of a picture is stored, and below `/media/` its address. */
export const sizePath = (key: string, size: number, format: string): string =>
  `${key}/${size}.${format}`
