import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const texts = /\.(js|css|json|svg|webmanifest)$/
/** Bytes below which compression does not pay. */
const minBytes = 1024

/** Writes a `.br` and a `.gz` beside every text file of a built site, so that no request has to compress it. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => texts.test(file))
  for (const file of files) {
    const place = path.join(folder, file)
    const bytes = await readFile(place)
    if (bytes.length < minBytes) continue
    const [brotli, zipped] = await Promise.all([toBrotli(bytes), toGzip(bytes, { level: 9 })])
    await Promise.all([writeFile(`${place}.br`, brotli), writeFile(`${place}.gz`, zipped)])
  }
}
