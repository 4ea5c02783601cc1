import { copyFile, stat, truncate } from 'node:fs/promises'

const maxBytes = 10 * 1024 * 1024
const intervalMs = 60_000

/**
 * Rotates a log that another process appends to: beyond `limit` bytes (10 MB) its content is copied to `<file>.1` and the file is
 * truncated. The writer has it open for appending, so it continues at the new end.
 */
export async function rotateLog(file: string, limit = maxBytes): Promise<void> {
  const { size } = await stat(file)
  if (size <= limit) return
  await copyFile(file, `${file}.1`)
  await truncate(file)
}

/** Rotates a log now and every minute. Returns a function that stops this. */
export async function keepLogBounded(file: string): Promise<() => void> {
  // A log that cannot be rotated must not end the database.
  const rotate = () => rotateLog(file).catch(() => undefined)
  await rotate()
  const timer = setInterval(rotate, intervalMs).unref()
  return () => clearInterval(timer)
}
