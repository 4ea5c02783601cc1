import { openAsBlob } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoredContent } from '@tsiran/domain/media-library/media-store'
import { AwsV4Signer } from 'aws4fetch'
import type { BucketConfig } from '../config-media.ts'

/** The bucket answered with an error, or not at all. */
export class BucketError extends Error {
  override readonly name = 'BucketError'
  readonly status: number | undefined

  constructor(message: string, status?: number, cause?: unknown) {
    super(message, { cause })
    this.status = status
  }
}

interface BucketCall {
  method: 'GET' | 'PUT' | 'DELETE'
  path: string
  content?: StoredContent
  type?: string
  /** Milliseconds of one attempt, the answer's body included. */
  timeoutMs: number
  attempts: number
}

/** Worth another attempt: the network, a busy or failing server. */
const isTransient = (error: unknown) =>
  error instanceof BucketError &&
  (error.status === undefined || error.status === 429 || error.status >= 500)

/** Calls a bucket by signed requests, its name in the path. Every call may be repeated without harm. */
export function bucketCalls(config: BucketConfig) {
  async function attempt<T>(
    { method, path, content, type, timeoutMs }: BucketCall,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const url = `${config.endpoint}/${config.bucket}/${path}`
    const signed = await new AwsV4Signer({
      method,
      url,
      headers: { ...(type !== undefined && { 'content-type': type }) },
      accessKeyId: config.accessKey,
      secretAccessKey: config.secretKey,
      region: config.region,
      service: 's3',
    }).sign()
    try {
      const response = await fetch(signed.url, {
        method,
        headers: signed.headers,
        body: await bodyOf(content),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok || response.status === 404) return await read(response)
      await response.body?.cancel()
      throw new BucketError(`the bucket answers ${response.status}`, response.status)
    } catch (error) {
      if (error instanceof BucketError) throw error
      throw new BucketError('the bucket does not answer', undefined, error)
    }
  }

  /** Makes a call, again after a pause where that may help. Throws {@link BucketError}. */
  return async function call<T>(
    request: BucketCall,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await attempt(request, read)
      } catch (error) {
        if (tries === request.attempts || !isTransient(error)) throw error
        await sleep(100 * 2 ** tries + Math.random() * 100, undefined, { ref: false })
      }
    }
  }
}

/** A file is read from the disk while it is sent. */
const bodyOf = async (content: StoredContent | undefined) => {
  if (content === undefined) return null
  return content instanceof Uint8Array ? new Blob([Buffer.from(content)]) : openAsBlob(content.file)
}
