import type { Slip } from '@tsiran/contract/admin/document-shapes'
import type { Invoice } from '@tsiran/contract/admin/invoice-shapes'
import { Piscina } from 'piscina'

interface Papers {
  slips: readonly Slip[]
  invoices: readonly Invoice[]
}

/** A hundred slips take seconds of computing: one thread sets them, so that the server goes on answering. It ends when idle. */
let pool: Piscina | undefined

/** Papers as a PDF, made in a thread of its own, one call after another. At least one paper. */
export async function writePdf<K extends keyof Papers>(
  kind: K,
  papers: Papers[K],
): Promise<Buffer> {
  pool ??= new Piscina({
    filename: new URL('pdf-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const bytes = (await pool.run(papers, { name: kind })) as Uint8Array
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
