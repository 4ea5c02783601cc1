import sharp from 'sharp'

interface TestFile {
  name: string
  content: Buffer
}

const boundary = 'test-files-boundary'

/** A form with files and texts, as a browser sends it. */
export function filesForm(files: readonly TestFile[], fields: Record<string, string> = {}) {
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
  )
  const parts = files.flatMap(({ name, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...parts, ...texts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A PNG of 60 by 40 pixels in a colour of its own. */
export const testPicture = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 60,
      height: 40,
      channels: 3,
      background: { r: number % 256, g: 120, b: (number >> 8) % 256 },
    },
  })
    .png()
    .toBuffer()

/** A JPEG of `width` by three quarters of it in pixels, whose noise makes its sizes take a while. */
export const testPhotograph = (number: number, width: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: (width * 3) / 4,
      channels: 3,
      background: { r: 120, g: 120, b: 120 },
      noise: { type: 'gaussian', mean: 100 + number, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()

/** Pixels of a picture. */
export const sizeOfPicture = (picture: Buffer) => sharp(picture).metadata()
