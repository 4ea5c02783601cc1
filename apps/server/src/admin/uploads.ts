import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import { maxLengths } from '@tsiran/contract/limits'
import { DomainError } from '@tsiran/domain/errors'
import { tidy } from '@tsiran/domain/shared/text'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { allowTime } from '../ops/upload-time.ts'

/** A file that a call uploaded, until the call is answered. */
export interface UploadedFile {
  /** The sender's name of it, without folders; for people alone. */
  name: string
  /** Where it is on this machine. */
  path: string
  bytes: number
  /** Its digest, in hexadecimal digits. */
  sha256: string
  /** True where it was longer than the endpoint takes: the rest was left out. */
  tooLarge: boolean
}

/** A form that was sent with files: the files, and its texts by their names. */
export interface UploadedForm {
  files: readonly UploadedFile[]
  fields: Readonly<Record<string, string>>
}

type Upload = NonNullable<AdminEndpoint['upload']>
/** Bytes of a text of such a form; the rest is left out. */
const fieldBytes = 1000

/** Folder of files that are being received or worked on; what a killed process leaves there is cleaned up. */
export const incomingFolder = (dataDir: string): string => path.join(dataDir, 'incoming')

/** Calls of the system that write a file. A client that hangs up fails in others. */
const writing = new Set(['mkdir', 'open', 'write', 'close'])

/** The refusal of files that could not be received. A full or broken disk is no fault of the call. */
function refusalOf(error: unknown, log: Context['log']): unknown {
  if (isBrokenForm(error)) return new DomainError('bad_request')
  if (!writing.has((error as NodeJS.ErrnoException).syscall ?? '')) return error
  log.warn({ err: error }, 'the folder of received files cannot be used')
  return new DomainError('unavailable')
}

/**
 * Runs `use` with the form of a call, and deletes its files afterwards. They are written to the disk as they arrive. Refuses with
 * `unsupported_media_type` a body that is no form, with `bad_request` a form that breaks off, with `payload_too_large` more files
 * than the endpoint takes, and with `unavailable` where the disk takes no file.
 */
export async function withUploads<T>(
  request: FastifyRequest,
  upload: Upload,
  { config, log }: Pick<Context, 'config' | 'log'>,
  use: (form: UploadedForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new DomainError('unsupported_media_type')
  const folder = path.join(incomingFolder(config.dataDir), randomUUID())
  const endTime = allowTime(request.raw.socket)
  try {
    const form = await receive(request, upload, folder)
      .catch((error: unknown) => {
        throw refusalOf(error, log)
      })
      .finally(endTime)
    return await use(form)
  } finally {
    // What stays is cleaned up later; the call's own end counts.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

async function receive(
  request: FastifyRequest,
  { files: maxFiles, bytes }: Upload,
  folder: string,
): Promise<UploadedForm> {
  await mkdir(folder, { recursive: true })
  const files: UploadedFile[] = []
  const fields = new Map<string, string>()
  const limits = {
    files: maxFiles,
    fileSize: bytes,
    fields: 20,
    fieldSize: fieldBytes,
    parts: maxFiles + 20,
  }
  const parts = request.parts({ limits })
  for await (const part of parts) {
    if (part.type === 'field') {
      fields.set(part.fieldname, String(part.value))
      continue
    }
    const { filename, file } = part
    const digest = createHash('sha256')
    let length = 0
    const measured = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        digest.update(chunk)
        length += chunk.length
        done(null, chunk)
      },
    })
    const target = path.join(folder, String(files.length))
    await pipeline(file, measured, createWriteStream(target))
    files.push({
      name: plainName(filename),
      path: target,
      bytes: length,
      sha256: digest.digest('hex'),
      tooLarge: file.truncated,
    })
  }
  return { files, fields: Object.fromEntries(fields) }
}

/** The form's parser throws plain errors; those of the disk and the network have a code. */
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && error.name === 'Error' && !('code' in error)

/** A file's name without folders and characters that no line of text has. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  return tidy(last).slice(0, maxLengths.mediaName).toWellFormed() || 'file'
}
