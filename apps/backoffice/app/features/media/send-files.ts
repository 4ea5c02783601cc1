import type { AdminOutput } from '@tsiran/contract/admin/api'
import { ApiError } from '@tsiran/contract/client'
import type { ErrorBody } from '@tsiran/contract/errors'
import { callLocale } from '../../platform/api/call-locale.ts'
import { sessionReporter } from '../../platform/api/session-events.ts'

interface SendOptions {
  /** Called with the part that is sent, from 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

type UploadKey = 'POST /api/admin/media' | 'POST /api/admin/media/archive'

/** Uploads one file. Throws ApiError on a refusal, and Error where the server was not reached or the signal came. */
export const sendFile = <K extends UploadKey>(
  key: K,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<AdminOutput<K>> =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    form.append('file', file)
    const report = sessionReporter()
    // Only XMLHttpRequest reports the progress of an upload.
    const request = new XMLHttpRequest()
    request.open('POST', `${key.slice('POST '.length)}?locale=${callLocale.current}`)
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const { status, response } = request
      if (status >= 200 && status < 300) return resolve(response as AdminOutput<K>)
      const body = (response ?? { message: request.statusText, code: 'internal' }) as ErrorBody
      if (body.code === 'unauthenticated') report('signed_out')
      reject(new ApiError(status, body))
    })
    for (const event of ['error', 'abort', 'timeout'])
      request.addEventListener(event, () => reject(new Error('the upload did not arrive')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
