import type { AdminEndpoint } from '@tsiran/contract/admin/endpoint'
import type { FastifyContextConfig } from 'fastify'
import { uploadTimeoutMs } from '../ops/upload-time.ts'

/** A file that is sent, and the work with one that was received, may take this long: the timeout of other answers would cut it off. */
const fileTimeoutMs = 10 * 60_000
const slowTimeoutMs = 30_000

/** How long a call may take. A connection that sends too long is cut off: no upload is answered as failed while it goes on. */
export function timeoutOf({ file, upload, slow }: AdminEndpoint): FastifyContextConfig {
  if (upload) return { timeoutMs: uploadTimeoutMs + fileTimeoutMs }
  if (file !== undefined) return { timeoutMs: fileTimeoutMs }
  return slow ? { timeoutMs: slowTimeoutMs } : {}
}
